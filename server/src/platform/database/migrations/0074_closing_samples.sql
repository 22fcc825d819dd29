-- The sample of a month's closed petitions that is checked. Drawn with a seed that is made when the month is first looked
-- at and never changed, so that the sample can be drawn again.
create table closing_sample (
  province_code text not null,
  -- At +08:00.
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  seed text not null,
  -- Of so many one is drawn.
  one_of integer not null check (one_of > 0),
  created_at timestamptz not null,
  primary key (province_code, month)
);
