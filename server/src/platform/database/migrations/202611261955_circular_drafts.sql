-- Drafts of the monthly circular, one of an office about a region and a month.
create table circular_draft (
  province_code text not null,
  org_id text not null references organisation,
  region_code text not null,
  month text not null check (month ~ '^20[0-9]{2}-[0-9]{2}$'),
  title text not null,
  text text not null,
  saved_by text not null references person,
  saved_at timestamptz not null,
  primary key (province_code, org_id, region_code, month)
);
