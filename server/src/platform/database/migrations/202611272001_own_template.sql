-- Word files by which an organisation, or the whole province, has a kind of document made instead of the delivered one.
create table own_template (
  id bigint generated always as identity primary key,
  province_code text not null,
  -- Null: for the whole province.
  org_id text references organisation,
  -- Of document_template, or a kind of official documents (G01 ...).
  template_id text not null,
  version_no integer not null,
  file_name text not null,
  -- A .docx that was checked and packed anew.
  content bytea not null,
  -- The placeholders that stand in it.
  names text[] not null,
  note text not null,
  uploaded_by text not null references person,
  uploaded_at timestamptz not null,
  -- When it was filled with sample values the last time; none is put into use before.
  tried_at timestamptz,
  in_use boolean not null default false,
  -- Of the last time that it was put into use.
  used_by text references person,
  used_at timestamptz,
  check (not in_use or tried_at is not null)
);

create unique index own_template_version on own_template (province_code, coalesce(org_id, ''), template_id, version_no);
create unique index own_template_in_use on own_template (province_code, coalesce(org_id, ''), template_id) where in_use;
