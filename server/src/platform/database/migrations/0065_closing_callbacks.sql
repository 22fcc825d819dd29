-- Calls and visits to petitioners while the closing of a petition is checked. `way`: phone, visit, meeting; `value`: DM_MYD.
create table closing_callback (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  check_id bigint not null,
  called_on date not null,
  way text not null check (way in ('phone', 'visit', 'meeting')),
  value text not null check (value in ('0', '1', '3')),
  note text not null default '',
  person_id text not null references person,
  created_at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, check_id) references closing_check
);
create index closing_callback_of on closing_callback (province_code, petition_id);
