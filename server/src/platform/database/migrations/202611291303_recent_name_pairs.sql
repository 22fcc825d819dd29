-- no transaction
create index concurrently if not exists petition_person_recent_pairs on petition_person
  using gin (recent_pairs(name, petition_id));
