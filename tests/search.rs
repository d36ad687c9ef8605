//! The search of the rule help finds every form of a word.
#![cfg(feature = "gui")]

use landnam::help::Shelf;
use landnam::i18n::Language::{self, En, Is, Nb};

/// The first article that a query finds.
#[track_caller]
fn first(language: Language, query: &str) -> String {
    let shelf = Shelf::of(language);
    let hits = shelf.search(query);
    let hit = hits.first().unwrap_or_else(|| panic!("{language}: nothing is found for {query:?}"));
    hit.article.slug.clone()
}

/// Whether a word of the articles answers a query, as its emphasised part shows.
#[track_caller]
fn finds(language: Language, query: &str, word: &str) {
    let shelf = Shelf::of(language);
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
            finds(Is, query, word);
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
            finds(Nb, query, word);
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
            finds(En, query, word);
        }
    }
}

#[test]
fn accents_may_be_left_out_and_words_begun() {
    for (language, query, word) in [
        (Is, "bondi", "bóndi"),
        (Is, "thegn", "þegn"),
        (Is, "abotinn", "ábóti"),
        (Is, "skjaldarm", "skjaldarmerki"),
        (Is, "bor", "borg"),
        (Nb, "vapenskjold", "våpenskjold"),
        (Nb, "tarn", "tårn"),
        (Nb, "klos", "kloster"),
        (En, "monast", "monastery"),
    ] {
        finds(language, query, word);
    }
}

#[test]
fn different_words_are_told_apart() {
    for (language, query, word) in [
        (Is, "klaustrum", "klára"),
        (Is, "klaustrum", "klárar"),
        (Is, "flís", "flest"),
        (Nb, "klosteret", "klokken"),
        (Nb, "byen", "bytte"),
        (En, "city", "cited"),
    ] {
        let shelf = Shelf::of(language);
        let is_found = shelf.search(query).iter().any(|hit| {
            hit.snippet.pieces.iter().any(|(piece, is_hit)| *is_hit && piece.to_lowercase() == word)
        });
        assert!(!is_found, "{language}: {query:?} finds {word:?}");
    }
}

#[test]
fn the_article_about_a_thing_comes_first() {
    for (language, query, slug) in [
        (Is, "borgir", "city"),
        (Is, "veginn", "road"),
        (Is, "klaustrið", "monastery"),
        (Is, "bóndinn", "farmers"),
        (Is, "turna", "tower"),
        (Is, "ábóta", "abbot"),
        (Nb, "byen", "city"),
        (Nb, "klosteret", "monastery"),
        (Nb, "bonde", "farmers"),
        (Nb, "elv", "river"),
        (Nb, "tårn", "tower"),
        (En, "city", "city"),
        (En, "farmer", "farmers"),
        (En, "dragon", "dragon"),
        (En, "tower", "tower"),
    ] {
        assert_eq!(first(language, query), slug, "{language}: {query}");
    }
}
