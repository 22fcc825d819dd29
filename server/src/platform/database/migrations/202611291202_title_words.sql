-- no transaction
create index concurrently if not exists petition_title_words on petition
  using gin (pair_keys(title)) where title <> '';
