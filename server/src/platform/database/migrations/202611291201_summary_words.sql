-- no transaction
create index concurrently if not exists petition_summary_words on petition using gin (pair_keys(summary));
