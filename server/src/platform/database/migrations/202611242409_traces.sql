-- Calls that were refused for want of a right, or of a row: summed by person, call and minute, until the minute is over
-- and the audit has one row for all of them.
create table refused_call (
  minute timestamptz not null,
  person_id text not null references person,
  call text not null,
  reason text not null,
  count integer not null default 1,
  -- Of the first: who acted, as the audit keeps it.
  actor jsonb not null,
  address text not null,
  primary key (minute, person_id, call, reason)
);

-- What somebody has uploaded of late counts toward the quota.
create index file_uploader on file (uploaded_by, created_at);
