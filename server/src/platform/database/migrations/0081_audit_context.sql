-- In which roles, session and browser something was done, and what changed by it. Texts are empty where nothing is known.
alter table audit
  add column roles text not null default '',
  add column session text not null default '',
  add column device text not null default '',
  add column before text not null default '',
  add column after text not null default '';

-- By which rule the row was hashed: 1 without the columns above, 2 with them. Who seals must say it: a server of the
-- time before would seal new rows without their new columns.
alter table audit_seal add column version smallint not null default 1;
alter table audit_seal alter column version drop default;

-- Opening a file by a link is told of as done in the session that asked for the link.
alter table file_link
  add column roles text[] not null default '{}',
  add column session text not null default '';
