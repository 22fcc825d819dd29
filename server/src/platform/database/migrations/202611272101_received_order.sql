-- no transaction
-- Of what waits with a department, in the order in which it came.
create index concurrently if not exists todo_received on todo (province_code, dept_id, created_at, id)
  where done_at is null;
