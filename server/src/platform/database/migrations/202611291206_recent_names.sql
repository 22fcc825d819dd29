-- no transaction
create index concurrently if not exists petition_person_recent_name on petition_person
  using gin (recent_keys(name, petition_id));
