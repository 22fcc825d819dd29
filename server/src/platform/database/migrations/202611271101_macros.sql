-- 常用操作: what a person fills in again and again, by a name; `shared_org_id`: who else of that organisation has it.
create table macro (
  id bigint generated always as identity primary key,
  person_id text not null references person,
  shared_org_id text references organisation,
  name text not null,
  action text not null,
  content jsonb not null,
  saved_at timestamptz not null,
  unique (person_id, name)
);
create index macro_shared on macro (shared_org_id) where shared_org_id is not null;
