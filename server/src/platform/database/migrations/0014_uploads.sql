-- Uploads in pieces; the bytes themselves lie in the store until all are there.

create table upload (
  id uuid primary key,
  province_code text not null,
  name text not null,
  size bigint not null,
  -- Bytes that are kept, without a gap from the first.
  received bigint not null default 0,
  uploaded_by text not null references person,
  -- When it began, or its last piece came.
  touched_at timestamptz not null,
  -- Once it is finished.
  file_id uuid references file on delete cascade
);
create index upload_person on upload (province_code, uploaded_by);
create index upload_age on upload (touched_at);
create index upload_file on upload (file_id);

-- A link of this kind shows the file in the page that asked; others download it. In whose post it was asked for is told
-- to the audit when it is opened.
alter table file_link
  add column inline boolean not null default false,
  add column on_behalf_of text,
  add column org_id text;
