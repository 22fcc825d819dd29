-- Figures of a period as an office has reported them. What was reported is never changed and never taken back: what
-- comes later stands beside it.
create table frozen_figures (
  id bigint generated always as identity primary key,
  province_code text not null,
  org_id text not null references organisation,
  report text not null,
  from_on date not null,
  to_on date not null,
  date_mode text not null,
  figures jsonb not null,
  frozen_by text not null references person,
  frozen_name text not null,
  frozen_at timestamptz not null,
  unique (province_code, org_id, report, from_on, to_on, date_mode)
);
create trigger frozen_figures_kept before update or delete or truncate on frozen_figures
  for each statement execute function refuse_change();
