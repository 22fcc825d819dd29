-- Messages that are history, notices with their way from draft to reader, material to download.

-- Where the latest messages go after 30 days, by a job. Ids stay.
create table message_history (
  person_id text not null references person,
  id bigint not null,
  type text not null,
  state text not null check (state in ('0', '1')),
  content text not null,
  created_by text not null,
  created_at timestamptz not null,
  -- A scroll through the latest that began before goes on through what became history meanwhile.
  moved_at timestamptz not null,
  primary key (person_id, id)
);
create index message_history_newest on message_history (person_id, created_at desc, id desc);
create index message_history_newest_of_type on message_history (person_id, type, created_at desc, id desc);
create index message_history_unread on message_history (person_id, type, id) where state = '0';
create index message_history_moved on message_history (person_id, moved_at);
-- By day, so that no list takes it for its order.
create index message_age on message (((created_at at time zone 'Asia/Shanghai')::date));

alter table message_counter
  add column history_total integer not null default 0,
  add column history_unread integer not null default 0,
  add constraint message_counter_history check (history_unread between 0 and history_total);

-- A published notice whose time (created_at) has not come is scheduled.
alter table notice
  add column state text not null default 'published' check (state in ('draft', 'published', 'withdrawn')),
  add column org_id text references organisation,
  add column author_id text references person,
  add column changed_at timestamptz not null default now(),
  add column version integer not null default 1,
  -- Whether the windows of those who are signed in have been told that it is there.
  add column told boolean not null default true;
create index notice_of_office on notice (org_id, created_at desc, id desc);
create index notice_untold on notice (created_at) where not told;

create table notice_file (
  notice_id bigint not null references notice on delete cascade,
  seq integer not null,
  file_id uuid not null references file,
  primary key (notice_id, seq)
);
create index notice_file_file on notice_file (file_id);

create table notice_reader (
  notice_id bigint not null references notice on delete cascade,
  person_id text not null references person,
  read_at timestamptz not null,
  primary key (notice_id, person_id)
);
create index notice_reader_latest on notice_reader (notice_id, read_at desc);

create table download (
  id bigint generated always as identity primary key,
  title text not null,
  type text not null,
  description text not null,
  created_at timestamptz not null,
  org_id text not null references organisation,
  author_id text not null references person,
  withdrawn boolean not null default false
);
create index download_newest on download (created_at desc, id desc) where not withdrawn;
create index download_of_office on download (org_id, created_at desc, id desc);

create table download_file (
  download_id bigint not null references download,
  seq integer not null,
  file_id uuid not null references file,
  primary key (download_id, seq)
);
create index download_file_file on download_file (file_id);
