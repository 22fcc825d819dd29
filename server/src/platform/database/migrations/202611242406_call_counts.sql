-- Calls of one sort from one address (or session) in the window that runs; rows of windows that are over are removed.
-- Unlogged: to lose the counts of a minute in a crash costs less than to write each of them to the log.
create unlogged table call_count (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
