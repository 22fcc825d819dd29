-- 检举控告: only those on its list know of an accusation. Whom it is put before at first in an organisation: those of the
-- department who hold the right for accusations, the department's head, and the leaders who approve.
create function accusation_circle(org text, dept text) returns setof text language sql stable as $$
  select post.person_id from post
    join post_role on post_role.post_id = post.id
    join role_permission using (role_code)
    join permission_node on permission_node.id = role_permission.node_id
    where post.dept_id = dept and permission_node.url = 'xfj:accusation'
  union
  select post.person_id from post join post_role on post_role.post_id = post.id
    where (post.dept_id = dept and post_role.role_code in ('R07', 'R13'))
      or (post.org_id = org and post_role.role_code in ('R08', 'R14'))
$$;

-- Whether a person is accused in a petition: by name, or as one who works for the accused organisation or one below it.
create function is_accused(province text, petition bigint, person text) returns boolean language sql stable as $$
  select exists (select from petition_person as accused join person on person.id = is_accused.person
    where accused.province_code = province and accused.petition_id = petition and accused.role = '6'
      and regexp_replace(accused.name, '\s', '', 'g') = regexp_replace(person.user_name, '\s', '', 'g'))
  or exists (
    with recursive below as (
      select accused_org_id as id from petition as complaint
        where complaint.province_code = province and complaint.id = petition and accused_org_id is not null
      union
      select organisation.id from organisation join below on organisation.parent1_id = below.id
    )
    select from post join below on below.id = post.org_id where post.person_id = is_accused.person)
$$;

-- The right for accusations, to begin with of whoever works on petitions.
insert into permission_node (id, parent_id, sort_no, url, fun_name, custom_parameters)
  select replace(id, 'xfj:viewPii', 'xfj:accusation'), parent_id, sort_no, 'xfj:accusation', '知悉检举控告', custom_parameters
  from permission_node where url = 'xfj:viewPii' and parent_id is not null
  on conflict do nothing;
insert into role_permission (role_code, node_id)
  select role_code, id from permission_node, unnest(array['R06', 'R12']) as role_code
  where url = 'xfj:accusation' and role_code in (select role.role_code from role)
  on conflict do nothing;

-- Accusations that are there already: before whom they would have been put, and whoever has worked on them.
create temp table accusation on commit drop as
  select province_code, id, register_org_id, register_dept_id, register_person_id from petition
  where petition_no <> '' and (purpose = '02' or legal_class = '2') and not walled_off;
create temp table accusation_place on commit drop as
  select province_code, id as petition_id, register_org_id as org_id, register_dept_id as dept_id from accusation
  union
  select step.province_code, step.petition_id, coalesce(step.on_behalf_org_id, step.to_org_id), step.to_dept_id
    from handling_step as step join accusation
      on accusation.province_code = step.province_code and accusation.id = step.petition_id
    where step.to_dept_id is not null;
create temp table accusation_knower on commit drop as
  select place.province_code, place.petition_id, circle.person_id
    from (select org_id, dept_id, accusation_circle(org_id, dept_id) as person_id
      from (select distinct org_id, dept_id from accusation_place) as each_place) as circle
    join accusation_place as place on place.org_id = circle.org_id and place.dept_id = circle.dept_id
  union
  select province_code, id, register_person_id from accusation
  union
  select step.province_code, step.petition_id, worker.person_id
    from handling_step as step join accusation
      on accusation.province_code = step.province_code and accusation.id = step.petition_id
    cross join lateral unnest(array[step.from_person_id, step.handler_id, step.signed_by]) as worker (person_id)
  union
  select todo.province_code, todo.petition_id, todo.person_id from todo join accusation
    on accusation.province_code = todo.province_code and accusation.id = todo.petition_id;
insert into petition_access (province_code, petition_id, person_id)
  select knower.province_code, knower.petition_id, knower.person_id
  from accusation_knower as knower join person on person.id = knower.person_id
  where not is_accused(knower.province_code, knower.petition_id, knower.person_id)
  on conflict (province_code, petition_id, person_id) do nothing;
update petition set walled_off = true from accusation
  where petition.province_code = accusation.province_code and petition.id = accusation.id;

-- No act leaves one without its wall.
alter table petition add constraint accusation_is_walled
  check (petition_no = '' or walled_off or (purpose <> '02' and legal_class <> '2'));
