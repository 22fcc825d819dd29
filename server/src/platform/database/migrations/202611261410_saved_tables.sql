-- Reports and free tables under a name: what they ask for, never what they hold.
create table saved_table (
  id bigint generated always as identity primary key,
  province_code text not null,
  person_id text not null references person,
  org_id text not null references organisation,
  name text not null,
  query jsonb not null,
  sharing text not null check (sharing in ('own', 'office', 'all')),
  saved_at timestamptz not null,
  unique (province_code, person_id, name)
);
create index saved_table_shared on saved_table (province_code, sharing, org_id) where sharing <> 'own';
