-- no transaction
-- Of what waits with a person, in the order in which it came.
create index concurrently if not exists todo_own_received on todo (province_code, person_id, created_at, id)
  where done_at is null and person_id <> '';
