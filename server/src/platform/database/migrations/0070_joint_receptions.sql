-- 联合接访: a visitor is handed to a unit that has a window in the hall, which says what came of it.
create table joint_reception (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  -- Empty of a visitor who came without a ticket.
  ticket_no text not null default '',
  org_id text not null references organisation,
  unit_id text not null references organisation,
  window_name text not null,
  matter text not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken', 'answered', 'recalled')),
  asked_by text not null references person,
  asked_at timestamptz not null,
  taken_by text references person,
  result text not null default '' check (result in ('', '1', '2', '3')),
  answer text not null default '',
  answered_at timestamptz,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create unique index joint_reception_open on joint_reception (province_code, petition_id, unit_id)
  where state in ('waiting', 'taken');
create index joint_reception_given on joint_reception (province_code, org_id, asked_at);
create index joint_reception_received on joint_reception (province_code, unit_id, asked_at);
