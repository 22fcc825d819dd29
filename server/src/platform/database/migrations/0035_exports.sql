-- Widths of the columns that somebody has shown, in pixels, beside their fields; none: as delivered.
alter table list_columns add column widths integer[] not null default '{}';

-- Whose people find a filter besides the one who saved it.
alter table saved_filter add column shared_org_id text references organisation;
create index saved_filter_shared on saved_filter (shared_org_id, view_id) where shared_org_id is not null;

-- Exports of lists. What is read so far lies in the store as one growing piece of so many bytes, behind the row at the
-- cursor; a server that finds a running export goes on from there.
create table export_task (
  id uuid primary key,
  province_code text not null,
  -- Who exports, in which post: rights are asked for anew with every portion.
  person_id text not null references person,
  post_id text not null references post,
  org_id text not null references organisation,
  view_id text not null,
  -- The filter and the order asked for, and the columns as they were shown; encrypted, for filters may name people.
  asked text not null,
  personal boolean not null,
  reason text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed', 'refused', 'cancelled')),
  -- Rows in all, null until they have been counted, and those read.
  total integer,
  done_rows integer not null default 0,
  cursor text not null default '',
  bytes integer not null default 0,
  -- All rows, once they have been read.
  body_sha256 text not null default '',
  file_id uuid references file on delete set null,
  -- Encrypted; of exports with personal data.
  password text not null default '',
  trouble text not null default '',
  decided_by text references person,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index export_task_open on export_task (province_code, created_at) where state = 'running';
create index export_task_person on export_task (person_id, created_at desc);
create index export_task_waiting on export_task (org_id, created_at) where state = 'waiting';
