-- no transaction
create index concurrently if not exists petition_recent_title on petition
  using gin (recent_keys(title, id)) where title <> '';
