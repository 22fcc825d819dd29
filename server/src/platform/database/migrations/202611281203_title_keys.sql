-- no transaction
create index concurrently if not exists petition_title_keys on petition
  using gin ((pair_keys(title) || block_keys(id))) where title <> '';
