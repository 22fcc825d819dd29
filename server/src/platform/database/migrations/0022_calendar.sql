-- Days off and days worked of 2025 and 2026 as the State Council has announced them, and clocks of petitions that were
-- registered before there were any.

insert into work_year (year, source, digest) values
  (2025, '国办发明电〔2024〕12号', 'delivered'),
  (2026, '国办发明电〔2025〕7号', 'delivered');

insert into work_calendar (day, kind, year_source)
select day, case when extract(isodow from day) < 6 then 'W' else 'R' end, extract(year from day)
from generate_series('2025-01-01'::date, '2026-12-31'::date, '1 day') as day;

update work_calendar set kind = 'H', name = holiday.name
from (values
  ('元旦', '2025-01-01'::date, '2025-01-01'::date),
  ('春节', '2025-01-28', '2025-02-04'),
  ('清明节', '2025-04-04', '2025-04-06'),
  ('劳动节', '2025-05-01', '2025-05-05'),
  ('端午节', '2025-05-31', '2025-06-02'),
  ('国庆节、中秋节', '2025-10-01', '2025-10-08'),
  ('元旦', '2026-01-01', '2026-01-03'),
  ('春节', '2026-02-15', '2026-02-23'),
  ('清明节', '2026-04-04', '2026-04-06'),
  ('劳动节', '2026-05-01', '2026-05-05'),
  ('端午节', '2026-06-19', '2026-06-21'),
  ('中秋节', '2026-09-25', '2026-09-27'),
  ('国庆节', '2026-10-01', '2026-10-07')
) as holiday (name, first_day, last_day)
where day between holiday.first_day and holiday.last_day;

update work_calendar set kind = 'A', name = worked.name
from (values
  ('春节', '2025-01-26'::date), ('春节', '2025-02-08'), ('劳动节', '2025-04-27'),
  ('国庆节、中秋节', '2025-09-28'), ('国庆节、中秋节', '2025-10-11'),
  ('元旦', '2026-01-04'), ('春节', '2026-02-14'), ('春节', '2026-02-28'), ('劳动节', '2026-05-09'),
  ('国庆节', '2026-09-20'), ('国庆节', '2026-10-10')
) as worked (name, day)
where work_calendar.day = worked.day;

insert into clock (province_code, petition_id, step_id, type, org_id, start_at, due_at, unit, length)
select province_code, id, lead_step_id, 'K01', register_org_id, registered_at, due_at, 'day', 15
from petition
where state = '10' and due_at is not null;
