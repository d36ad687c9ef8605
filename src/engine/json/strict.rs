//! JSON read without leniency. What serde makes of a type by itself takes more than the protocol writes: the number of
//! a variant for its name, the bare values of an object without its keys, the last of two values with one key. Whoever
//! sends such a thing means something else.

use std::fmt;

use serde::de::value::StringDeserializer;
use serde::de::{Deserialize, Deserializer, Error, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads a text; an object that has a key twice is an error.
pub(crate) fn read(text: &[u8]) -> serde_json::Result<Value> {
    serde_json::from_slice::<UniqueKeys>(text).map(|UniqueKeys(value)| value)
}

/// A value in which no object has a key twice.
struct UniqueKeys(Value);

impl<'de> Deserialize<'de> for UniqueKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(UniqueKeysVisitor).map(Self)
    }
}

struct UniqueKeysVisitor;

impl<'de> Visitor<'de> for UniqueKeysVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(UniqueKeys(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some((key, UniqueKeys(value))) = object.next_entry::<String, _>()? {
            if fields.contains_key(&key) {
                return Err(Error::custom(format!("\"{key}\" is given twice")));
            }
            fields.insert(key, value);
        }
        Ok(Value::Object(fields))
    }
}

/// A word, to read the name of a variant from.
pub(super) fn word<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<StringDeserializer<D::Error>, D::Error> {
    String::deserialize(deserializer).map(IntoDeserializer::into_deserializer)
}

/// An object, to read fields from.
pub(super) fn object<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    Map::deserialize(deserializer).map(Value::Object)
}

/// An object whose `"do"` is a word.
pub(super) fn object_that_does<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
    let object = object(deserializer)?;
    match object.get("do") {
        Some(name) if !name.is_string() => Err(Error::custom("\"do\" is the name of an action")),
        _ => Ok(object),
    }
}

/// Gives a type, whose derived code is `remote = "Self"`, the traits of serde; it is read only from one shape.
macro_rules! read_only_from {
    ($shape:ident, $($type:ident),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $type::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let shape = $crate::engine::json::strict::$shape(deserializer)?;
                $type::deserialize(shape).map_err(serde::de::Error::custom)
            }
        }
    )+};
}

pub(super) use read_only_from;
