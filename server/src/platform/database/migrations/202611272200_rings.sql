-- A ring: the composition that waits as the next goes to some regions and organisations first. The latest one counts.
-- State: open; finished, everybody has it; back, an operator took it back; spent, its budget of faults did.
create table ring (
  id bigint generated always as identity primary key,
  set_id text not null,
  state text not null check (state in ('open', 'finished', 'back', 'spent')),
  regions text[] not null,
  organisations text[] not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create unique index ring_open on ring (state) where state = 'open';

-- What was done with a ring, and by what figures: written once.
create table ring_event (
  id bigint generated always as identity primary key,
  ring_id bigint not null references ring,
  at timestamptz not null,
  kind text not null check (kind in ('start', 'widen', 'finish', 'back', 'spent')),
  regions text[] not null,
  organisations text[] not null,
  people integer not null,
  remote text,
  version text,
  faulty integer
);
create index ring_event_ring on ring_event (ring_id, id);

-- Who met a fault of a part in a ring: a person counts once, however often it is told.
create table ring_fault (
  ring_id bigint not null references ring,
  remote text not null,
  person_id text not null references person,
  version text not null,
  at timestamptz not null,
  primary key (ring_id, remote, person_id)
);
