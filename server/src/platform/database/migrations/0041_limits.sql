-- When the lamp of a limit turns, written down beside the day on which it is due: no longer green, yellow, orange. Red
-- follows from the day itself. Whatever shows, counts or tells of a limit reads the same instants.

alter table clock add column calm_at timestamptz, add column yellow_at timestamptz, add column orange_at timestamptz;
alter table todo add column calm_at timestamptz, add column yellow_at timestamptz, add column orange_at timestamptz;
alter table approval add column calm_at timestamptz, add column yellow_at timestamptz, add column orange_at timestamptz;
alter table petition add column calm_at timestamptz, add column yellow_at timestamptz, add column orange_at timestamptz;

-- Rows from before have theirs from the job of the day, at the first start.

-- Of what somebody has to be warned.
create index clock_yellow on clock (province_code, yellow_at, id) where state = 'running' and lamp_told <> 'red';

-- What is pressing: overdue is always yellow, too.
drop index todo_counted;
create index todo_counted on todo (province_code, dept_id, todo_type, yellow_at) include (person_id, created_at, due_at)
  where done_at is null;
