//! The search of the rule help finds every form of a word.
#![cfg(feature = "gui")]

use landnam::help::Shelf;

/// The first article that a query finds.
#[track_caller]
fn first(language: &str, query: &str) -> String {
    let shelf = Shelf::of(language).unwrap();
    let hits = shelf.search(query);
    let hit = hits.first().unwrap_or_else(|| panic!("{language}: nothing is found for {query:?}"));
    hit.article.slug.clone()
}

/// Whether a word of the articles answers a query, as its emphasised part shows.
#[track_caller]
fn finds(language: &str, query: &str, word: &str) {
    let shelf = Shelf::of(language).unwrap();
    let is_found = shelf
        .search(query)
        .iter()
        .any(|hit| hit.snippet.pieces.iter().any(|(piece, is_hit)| *is_hit && piece.to_lowercase() == word));
    assert!(is_found, "{language}: {query:?} does not find {word:?}");
}

#[test]
fn icelandic_forms() {
    for (queries, word) in [
        ("borgir borginni borga borgarinnar borgum borgirnar borgunum borganna BORGIN", "borg"),
        ("vegir vegi vega veginum vegarins vegum vegunum veganna vegirnir", "vegur"),
        ("leikmenn leikmanna leikmönnum leikmann leikmaðurinn leikmönnunum leikmennirnir", "leikmaður"),
        ("stigamenn stigamanni stigamannsins stigamönnum", "stigamaður"),
        ("bændur bónda bændum bænda bóndinn bændurnir bóndanum bændanna", "bóndi"),
        (
            "klaustri klaustra klaustrum klausturs klaustrið klaustrinu klaustrunum klaustranna klaustursins",
            "klaustur",
        ),
        ("akri akrar ökrum akra akurinn akrinum ökrunum akranna akursins", "akur"),
        ("garð görðum garða garðinum garðarnir", "garður"),
        ("flísar flísum flísa flísin flísinni flísarnar flísunum flísanna", "flís"),
        ("þegni þegns þegnar þegna þegnum þegninum þegnarnir", "þegn"),
        ("riddara riddarar riddarinn riddaranum riddararnir", "riddari"),
        ("munk munki munkar munkinn munkinum", "munkur"),
        ("ábóta ábótinn ábótann ábótanum ábótans", "ábóti"),
        ("dreka drekinn drekann drekanum drekans drekar", "dreki"),
        ("álf álfi álfs álfinn álfinum", "álfur"),
        ("eldfjöll eldfjalla eldfjallið eldfjallinu eldfjöllum", "eldfjall"),
        ("prinsessu prinsessan prinsessuna prinsessunni", "prinsessa"),
        ("turni turna turnar turninn turninum turnarnir turns", "turn"),
        ("fanga fangar föngum fanginn fangana", "fangi"),
        ("skjaldarmerkja skjaldarmerkjum skjaldarmerkið", "skjaldarmerki"),
        ("gistihúsi gistihúsið gistihúsa gistihúsinu", "gistihús"),
        ("dómkirkju dómkirkjan dómkirkjur dómkirkjunni dómkirkna", "dómkirkja"),
        ("kláruð klárað kláraðar kláraðir kláruðum kláraðri", "kláraður"),
        ("ánni ána áin", "á"),
    ] {
        for query in queries.split_whitespace() {
            finds("is", query, word);
        }
    }
}

#[test]
fn norwegian_forms() {
    for (queries, word) in [
        ("klosteret klostre klostrene klostret", "kloster"),
        ("bøndene bønder bonden", "bonde"),
        ("byen byer byene", "by"),
        ("veien veier veiene", "vei"),
        ("landbrikken landbrikker landbrikkene", "landbrikke"),
        ("spilleren spillere spillerne", "spiller"),
        ("ridderen riddere ridderne", "ridder"),
        ("meeplen meeples meeplene", "meeple"),
        ("jordet jorder jordene", "jorde"),
        ("våpenskjoldet våpenskjoldene", "våpenskjold"),
        ("tårnet tårnene", "tårn"),
        ("dragen drager dragene", "drage"),
        ("feen feer", "fe"),
        ("vulkanen vulkaner vulkanene", "vulkan"),
        ("prinsessen prinsesser", "prinsesse"),
        ("fangen fanger fangene", "fange"),
        ("vertshuset vertshusene", "vertshus"),
        ("katedralen katedraler", "katedral"),
        ("elven elvene", "elv"),
        ("hagen hager hagene", "hage"),
        ("avsluttede", "avsluttet"),
    ] {
        for query in queries.split_whitespace() {
            finds("nb", query, word);
        }
    }
}

#[test]
fn english_forms() {
    for (queries, word) in [
        ("cities city's City", "city"),
        ("monasteries", "monastery"),
        ("roads", "road"),
        ("highwaymen", "highwayman"),
        ("farmers", "farmer"),
        ("fairies", "fairy"),
        ("prisoners", "prisoner"),
        ("placing placed", "place"),
        ("completes completing", "completed"),
        ("scores scoring", "scored"),
    ] {
        for query in queries.split_whitespace() {
            finds("en", query, word);
        }
    }
}

#[test]
fn accents_may_be_left_out_and_words_begun() {
    for (language, query, word) in [
        ("is", "bondi", "bóndi"),
        ("is", "thegn", "þegn"),
        ("is", "abotinn", "ábóti"),
        ("is", "skjaldarm", "skjaldarmerki"),
        ("is", "bor", "borg"),
        ("nb", "vapenskjold", "våpenskjold"),
        ("nb", "tarn", "tårn"),
        ("nb", "klos", "kloster"),
        ("en", "monast", "monastery"),
    ] {
        finds(language, query, word);
    }
}

#[test]
fn different_words_are_told_apart() {
    for (language, query, word) in [
        ("is", "klaustrum", "klára"),
        ("is", "klaustrum", "klárar"),
        ("is", "flís", "flest"),
        ("nb", "klosteret", "klokken"),
        ("nb", "byen", "bytte"),
        ("en", "city", "cited"),
    ] {
        let shelf = Shelf::of(language).unwrap();
        let is_found = shelf.search(query).iter().any(|hit| {
            hit.snippet.pieces.iter().any(|(piece, is_hit)| *is_hit && piece.to_lowercase() == word)
        });
        assert!(!is_found, "{language}: {query:?} finds {word:?}");
    }
}

#[test]
fn the_article_about_a_thing_comes_first() {
    for (language, query, slug) in [
        ("is", "borgir", "city"),
        ("is", "veginn", "road"),
        ("is", "klaustrið", "monastery"),
        ("is", "bóndinn", "farmers"),
        ("is", "turna", "tower"),
        ("is", "ábóta", "abbot"),
        ("nb", "byen", "city"),
        ("nb", "klosteret", "monastery"),
        ("nb", "bonde", "farmers"),
        ("nb", "elv", "river"),
        ("nb", "tårn", "tower"),
        ("en", "city", "city"),
        ("en", "farmer", "farmers"),
        ("en", "dragon", "dragon"),
        ("en", "tower", "tower"),
    ] {
        assert_eq!(first(language, query), slug, "{language}: {query}");
    }
}
