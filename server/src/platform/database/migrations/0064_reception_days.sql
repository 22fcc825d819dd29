-- 接访排班: on which days which leader receives petitioners, and whether the public is told.
create table reception_day (
  province_code text not null,
  id bigint generated always as identity,
  org_id text not null references organisation,
  leader_id text not null references person,
  day date not null,
  half text not null check (half in ('am', 'pm', 'all')),
  place text not null,
  published_at timestamptz,
  created_by text not null references person,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  primary key (province_code, id)
);
create index reception_day_of on reception_day (province_code, org_id, day) where cancelled_at is null;

-- 接访回访: what the petitioner said some time after having been received.
create table reception_follow_up (
  province_code text not null,
  petition_id bigint not null,
  seq integer not null,
  day date not null,
  way text not null check (way in ('1', '2', '3', '4')),
  result text not null check (result in ('1', '2', '3', '4')),
  text text not null,
  person_id text not null references person,
  at timestamptz not null,
  primary key (province_code, petition_id, seq),
  foreign key (province_code, petition_id) references petition
);
