-- no transaction
create index concurrently if not exists petition_original_recent_pairs on petition_original
  using gin (recent_pairs(text, petition_id));
