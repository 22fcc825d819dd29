-- When somebody last looked at a petition, and the time before: what happened since is marked for them. Not a record of access,
-- which the audit keeps: only the two latest times, for their owner alone, for 90 days.
create table case_visit (
  province_code text not null,
  petition_id bigint not null,
  person_id text not null references person,
  seen_at timestamptz not null,
  -- The end of what they have seen before this visit; null: it is their first.
  before_at timestamptz,
  primary key (province_code, petition_id, person_id),
  foreign key (province_code, petition_id) references petition
);
create index case_visit_seen on case_visit (seen_at);
