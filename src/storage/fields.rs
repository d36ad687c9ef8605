//! The fields of a file one by one, so that one that this version does not understand costs none of the others.

use std::collections::BTreeMap;
use std::fmt;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::ron_text::format;

/// The text of each field.
pub(super) struct Fields(BTreeMap<String, Box<RawValue>>);

impl Fields {
    /// The fields of a text; what is no RON at all has none.
    pub(super) fn of(text: &str) -> Result<Self, ron::error::SpannedError> {
        format().from_str(text)
    }

    /// Takes a field out, to be read by itself.
    pub(super) fn take(&mut self, name: &str) -> Option<String> {
        self.0.remove(name).map(|value| value.get_ron().to_owned())
    }

    /// A value of all fields that can be understood, the usual one for each other, and whether there was no other.
    pub(super) fn read<T: DeserializeOwned + Default>(&self) -> (T, bool) {
        let lines = self.0.iter().map(|(name, value)| format!("{name}: {value}\n,"));
        let known: Vec<String> =
            lines.filter(|line| format().from_str::<T>(&format!("({line})")).is_ok()).collect();
        let is_whole = known.len() == self.0.len();
        format()
            .from_str(&format!("({})", known.concat()))
            .map_or((T::default(), false), |value| (value, is_whole))
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_struct("", &[], FieldsVisitor)
    }
}

struct FieldsVisitor;

impl<'de> Visitor<'de> for FieldsVisitor {
    type Value = Fields;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("fields in parentheses")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Fields, A::Error> {
        let mut fields = BTreeMap::new();
        while let Some(FieldName(name)) = from.next_key()? {
            fields.insert(name, from.next_value()?);
        }
        Ok(Fields(fields))
    }
}

struct FieldName(String);

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct NameVisitor;
        impl Visitor<'_> for NameVisitor {
            type Value = FieldName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a field")
            }

            fn visit_str<E>(self, name: &str) -> Result<FieldName, E> {
                Ok(FieldName(name.to_owned()))
            }
        }
        from.deserialize_identifier(NameVisitor)
    }
}
