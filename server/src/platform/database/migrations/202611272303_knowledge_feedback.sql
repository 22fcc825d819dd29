-- What readers say of a published version: that it helps, or what in it is wrong. The version is that of kb_version; 1 where none was kept yet.

create table kb_feedback (
  id bigint generated always as identity primary key,
  node_id text not null references kb_node,
  version integer not null,
  person_id text not null references person,
  kind text not null check (kind in ('helpful', 'wrong')),
  words text not null default '' check ((words = '') = (kind = 'helpful')),
  given_at timestamptz not null,
  handled_at timestamptz,
  handled_by text references person,
  reply text not null default '',
  unique (node_id, version, person_id),
  check ((handled_at is null) = (handled_by is null))
);
create index kb_feedback_of_person on kb_feedback (person_id, given_at);
create index kb_feedback_open on kb_feedback (node_id) where kind = 'wrong' and handled_at is null;
