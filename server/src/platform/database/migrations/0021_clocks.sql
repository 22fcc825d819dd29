-- The working calendar, what a region's offices have set, the clocks of petitions, and the jobs of a day.

-- One row per year that is loaded: the notice of the State Council, and a digest of its days by which processes
-- notice that it was loaded anew.
create table work_year (
  year integer primary key,
  source text not null,
  digest text not null,
  loaded_at timestamptz not null default now()
);

-- kind: W working day, R rest day, H statutory holiday or day off exchanged for it, A Saturday or Sunday worked instead.
-- year_source: the notice that says so. A notice may speak of the last days of the year before.
create table work_calendar (
  day date primary key,
  kind text not null check (kind in ('W', 'R', 'H', 'A')),
  name text not null default '',
  year_source integer not null references work_year
);

-- What a region has set, and those below it that have set nothing themselves. valid_to is the last day of it.
create table rule_param (
  name text not null,
  region_code text not null references region,
  value jsonb not null,
  valid_from date not null,
  valid_to date,
  primary key (name, region_code, valid_from),
  check (valid_to >= valid_from)
);

create table clock (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  step_id bigint,
  -- Of whom, where each petitioner has one.
  person_seq integer,
  type text not null,
  -- Who owes what the clock measures.
  org_id text not null references organisation,
  start_at timestamptz not null,
  due_at timestamptz not null,
  unit text not null check (unit in ('day', 'workday', 'hour')),
  -- Empty where the due date was set by hand.
  length integer check (length >= 0),
  paused_days integer not null default 0 check (paused_days >= 0),
  extended_days integer not null default 0 check (extended_days >= 0),
  -- A limit from above that this one cannot exceed.
  cap_at timestamptz,
  state text not null default 'running' check (state in ('running', 'paused', 'stopped', 'lapsed')),
  closed_at timestamptz,
  result text not null default '',
  -- The worst lamp that people were told of.
  lamp_told text not null default 'none' check (lamp_told in ('none', 'yellow', 'orange', 'red')),
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create index clock_due on clock (province_code, due_at, id) where state = 'running';
create index clock_of on clock (province_code, petition_id);

create table clock_pause (
  province_code text not null,
  clock_id bigint not null,
  from_at timestamptz not null,
  until_at timestamptz,
  reason text not null,
  primary key (province_code, clock_id, from_at),
  foreign key (province_code, clock_id) references clock
);
create unique index clock_pause_open on clock_pause (province_code, clock_id) where until_at is null;

-- Jobs done, so that of several servers one does the job of a day.
create table job_run (
  province_code text not null,
  name text not null,
  day date not null,
  done_at timestamptz not null,
  primary key (province_code, name, day)
);

-- An urge that nobody answered in time makes way for the next one, which has an answer of its own.
alter table urge add column superseded boolean not null default false;
drop index urge_open;
create unique index urge_open on urge (province_code, step_id) where replied_at is null and not superseded;
