-- A million open to-dos on 250,000 petitions. Every hundredth is with the department of the bench's clerk, the others
-- are spread evenly over all departments; a third is claimed. Copies of those petitions of the demonstration that are not
-- walled.

create temp table model as
  select petition.*, row_number() over (order by id) - 1 as number from petition
  where not walled_off and petition_no <> '';

create temp table desk as
  select department.id as dept_id, department.org_id, row_number() over (order by department.id) - 1 as number,
    (select min(person_id) from post where post.dept_id = department.id) as person_id
  from department;

create temp table own_desk as
  select post.dept_id, post.org_id, post.person_id
  from post join person on person.id = post.person_id where login_account = 'zs05';

-- The rows are copies of rows that fit: checking every reference would take minutes.
set session_replication_role = replica;

create temp table made as
  select n, nextval(pg_get_serial_sequence('petition', 'id')) as petition_id, model.id as model_id
  from generate_series(0, 249999) as n
  join model on model.number = n % (select count(*) from model);

insert into petition (province_code, id, petition_no, state, channel, petition_date, registered_at, register_org_id,
  register_dept_id, register_person_id, due_at, anonymous, person_count, place_region, purpose, category, summary,
  request)
overriding system value
select province_code, petition_id, 'LX' || lpad(n::text, 18, '0'), state, channel, petition_date, registered_at,
  register_org_id, register_dept_id, register_person_id, due_at, anonymous, person_count, place_region, purpose,
  category, summary, request
from made join model on model.id = model_id;

insert into petition_person (province_code, petition_id, seq, role, name, id_card, mobile, address)
select province_code, made.petition_id, seq, role, name, id_card, mobile, address
from made join petition_person on petition_person.petition_id = model_id;

insert into todo (province_code, family, todo_type, petition_id, org_id, dept_id, person_id, source_org_id, due_at)
select model.province_code, 'db', 'sort', petition_id, desk.org_id, desk.dept_id,
  case when todo.n / 100 % 3 = 0 then coalesce(desk.person_id, '') else '' end, model.register_org_id,
  date_trunc('minute', now()) + (todo.n * 7919::bigint % 100000 - 10000) * interval '1 minute'
from generate_series(0, 999999) as todo(n)
join made on made.n = todo.n % 250000
join model on model.id = made.model_id
cross join lateral (
  select own_desk.* from own_desk where todo.n % 100 = 0
  union all
  select desk.dept_id, desk.org_id, desk.person_id
  from desk where todo.n % 100 > 0 and desk.number = todo.n % (select count(*) from desk)
) as desk;

set session_replication_role = default;

delete from todo_counter;
insert into todo_counter (province_code, dept_id, person_id, todo_type, open_count)
select province_code, dept_id, person_id, todo_type, count(*) from todo where done_at is null group by 1, 2, 3, 4;
