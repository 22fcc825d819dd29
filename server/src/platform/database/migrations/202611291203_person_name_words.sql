-- no transaction
create index concurrently if not exists petition_person_name_words on petition_person using gin (pair_keys(name));
