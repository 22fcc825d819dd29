-- Staged files that a draft of a registration names are not swept.
create table petition_draft_file (
  draft_id uuid not null references petition_draft on delete cascade,
  seq integer not null,
  file_id uuid not null references file on delete cascade,
  primary key (draft_id, seq)
);
create index petition_draft_file_file on petition_draft_file (file_id);
