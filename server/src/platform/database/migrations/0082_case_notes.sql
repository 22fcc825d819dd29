-- 便签: what somebody notes beside a case, for the department of the post acted in or for oneself; no part of its file.
create table case_note (
  province_code text not null,
  petition_id bigint not null,
  id bigint generated always as identity,
  author_id text not null references person,
  org_id text not null references organisation,
  dept_id text not null,
  shared boolean not null,
  -- Encrypted: people note names and numbers.
  text text not null,
  written_at timestamptz not null,
  primary key (province_code, petition_id, id),
  foreign key (province_code, petition_id) references petition
);
