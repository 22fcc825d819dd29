-- Formatting of articles, whose words stay in `text`; null: it has none. Pictures and attachments of documents.
alter table kb_article add column body jsonb;

create table kb_file (
  file_id uuid primary key references file,
  node_id text not null references kb_node,
  -- Whether a version that was published has it: it is kept as long as the version.
  in_version boolean not null default false,
  -- Whether readers see it now, and its place among the attachments that they see; null of a picture.
  published boolean not null default false,
  place integer,
  check (published or place is null)
);
create index kb_file_of_node on kb_file (node_id);
