-- no transaction
create index concurrently if not exists petition_recent_title_pairs on petition
  using gin (recent_pairs(title, id)) where title <> '';
