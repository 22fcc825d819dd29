-- What is asked for in a leader's case and waits for a decision: more time, or its end.
alter table leader_case
  add column asked text not null default '' check (asked in ('', 'extend', 'close')),
  add column asked_due_on date,
  add column asked_result text not null default '' check (asked_result in ('', '1', '2', '3', '4')),
  add column asked_text text not null default '',
  add column asked_by text references person;
