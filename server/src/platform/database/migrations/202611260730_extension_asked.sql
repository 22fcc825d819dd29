-- An addressee may ask for more time for its feedback, once.
alter table supervision_addressee
  add column asked_days integer not null default 0,
  add column asked_reason text not null default '',
  add column asked_at timestamptz;
