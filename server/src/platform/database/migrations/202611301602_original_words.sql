-- no transaction
create index concurrently if not exists petition_original_words on petition_original using gin (pair_keys(text));
