-- no transaction
create index concurrently if not exists petition_person_name_keys on petition_person
  using gin ((pair_keys(name) || block_keys(petition_id)));
