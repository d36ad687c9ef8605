// Written by the bake command: the pictures of each kind, in catalogue order.
&[
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_monastery-road.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_monastery-road.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_monastery.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_monastery.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_monastery.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-four-shield.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-straight.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-straight.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-straight.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-through-shield.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-through-shield.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-through.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_cities-opposite.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_cities-opposite.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_cities-opposite-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_cities-adjacent.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_cities-adjacent-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-curve-right.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-curve-right.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-curve-right.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-curve-left.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-curve-left.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-road-curve-left.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-crossroads-three.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-crossroads-three.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-one-crossroads-three.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-shield.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-shield-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-road-curve-shield.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-road-curve-shield.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-road-curve.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-road-curve.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-corner-road-curve.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-three-shield.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-three.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-three.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-three-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-three-road-shield.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-three-road-shield.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_city-three-road.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-straight.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-straight.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-straight.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-straight-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-curve.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-curve.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-curve.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_road-curve-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_crossroads-three.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_crossroads-three.1.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_crossroads-three.2.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/base_crossroads-four.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_spring.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_city-one-road-bridge.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_cities-opposite.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_straight.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_straight.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_city-corner.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_curve.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_curve-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_monastery-road-bridge.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_curve-road-curve.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_road-bridge.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/river_lake.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_road-curve-inn.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_road-straight-inn-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_crossroads-three-inn.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_monastery-roads-opposite.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_road-curves-two.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-corner-road-east.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-one-fields-split.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_cities-four-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_cities-opposite-roads-crossing.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-one-road-end.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_cathedral.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_cathedral.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-corner-road-curve-inn-shield.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-one-road-curve-left-inn.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-corner-road-south-inn.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_cities-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-corner-shield-city-one.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/ic_city-through-roads-shield.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_bridge.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_cities-opposite-road-straight.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-three-road.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-three-shield-city-one.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_roads-corner-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_road-curves-two.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_roads-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_roads-four.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_meadow-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_monastery.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-one.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-one.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_cities-adjacent.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-one-road-end.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-one-road-curve-left.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-one-road-straight-split.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-corner-road-east-split.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/tower_city-corner.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_volcano-road-end.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_volcano.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_volcano-road-straight.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_volcano-road-curve.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_volcano-cities-adjacent.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_volcano-city-one.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_princess-city-corner-road-curve.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_princess-city-corner-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_princess-city-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_princess-city-one-crossroads-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_princess-city-corner-fields-split.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_princess-city-one-city-corner-shield.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-road-curve.0.jpg")),
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-road-curve.1.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-road-straight.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-crossroads-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-city-one-garden.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-city-corner.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-city-one-road-curve-left.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-city-one-road-curve-right.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-city-through-shield.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-monastery-city-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-monastery-roads-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_dragon-tunnel.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_portal-crossroads-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_portal-city-three.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_portal-city-one-road-curve-left.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_portal-city-one-road-curve-right.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_portal-city-corner-road-curve.0.jpg")),
    ],
    &[
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/tiles/pd_portal-road-curves-two.0.jpg")),
    ],
]
