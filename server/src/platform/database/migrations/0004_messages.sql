-- Messages to people. A person belongs to one province, so the person leads the keys.

create table message (
  person_id text not null references person,
  id bigint generated always as identity,
  type text not null,
  -- 0 unread, 1 read.
  state text not null default '0' check (state in ('0', '1')),
  content text not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (person_id, id)
);
create index message_newest on message (person_id, created_at desc, id desc);
create index message_newest_of_type on message (person_id, type, created_at desc, id desc);
create index message_unread on message (person_id, type, id) where state = '0';

-- How many there are of each type, changed in the transaction that changes the messages.
create table message_counter (
  person_id text not null references person,
  type text not null,
  total integer not null,
  unread integer not null check (unread between 0 and total),
  primary key (person_id, type)
);
