-- Whose petitions a petition is, written down: a list is a range of an index, and a right a look-up. What is within
-- whose reach follows from who registered, received, sent or was given something; triggers keep it as that changes.

-- A party is a person, a department, an organisation, all below an organisation in one of its two lines, the bureau
-- that watches an organisation, or a region: `person:`, `dept:`, `org:`, `tree:`, `line:`, `watch:`, `region:` and an id.

create function region_parties(region_code text) returns setof text language sql immutable as $$
  select 'region:' || left(region_code, digits) from unnest(array[2, 4, 6, 9, 12]) as digits
  where digits <= case
    when region_code like '__0000000000' then 2 when region_code like '____00000000' then 4
    when region_code like '______000000' then 6 when region_code like '_________000' then 9 else 12 end
$$;

-- Parties to all that concerns an organisation; `receiving`: only to what was sent to it.
create view organisation_party_now as
with recursive above as (
  select id as org_id, 'tree:' as line, parent1_id as superior_id from organisation
  union select id, 'line:', parent2_id from organisation
  union select above.org_id, above.line, case above.line when 'tree:' then parent1_id else parent2_id end
  from above join organisation on organisation.id = above.superior_id
)
select id as org_id, 'org:' || id as party, false as receiving from organisation
union all select id, region_parties(region_code), false from organisation
union all select org_id, line || superior_id, false from above where superior_id is not null
union all select id, 'watch:' || parent3_id, true from organisation where parent3_id is not null;

create table organisation_party (
  org_id text not null,
  party text not null,
  receiving boolean not null,
  primary key (org_id, party)
);

-- What follows for each petition. `given`: a to-do to the person; in the region an organisation has to do with it. Else
-- the person has worked on it, or it only is about a place in the region.
create view petition_party_now as
with concerned as (
  select province_code, id as petition_id, register_org_id as org_id, false as received from petition
  union all select province_code, petition_id, to_org_id, true from handling_step
  union all select province_code, petition_id, from_org_id, false from handling_step
  union all select province_code, petition_id, on_behalf_org_id, false from handling_step
    where on_behalf_org_id is not null
  union all select province_code, petition_id, org_id, false from todo
), found as (
  select province_code, petition_id, party, true as given
  from concerned join organisation_party using (org_id) where received or not receiving
  union all select province_code, petition_id, 'dept:' || to_dept_id, true from handling_step
  union all select province_code, petition_id, 'dept:' || from_dept_id, true from handling_step
  union all select province_code, petition_id, 'dept:' || dept_id, true from todo
  union all select province_code, petition_id, 'person:' || from_person_id, false from handling_step
  union all select province_code, petition_id, 'person:' || handler_id, false from handling_step
    where handler_id is not null
  union all select province_code, petition_id, 'person:' || person_id, true from todo where person_id <> ''
  union all select province_code, id, region_parties(place_region), false from petition
)
select province_code, petition_id, party, bool_or(given) as given from found group by province_code, petition_id, party;

-- Beside it what lists are ordered by, whether the petition has its number, and whether it is looked at who may know.
create table petition_reach (
  province_code text not null,
  party text not null,
  petition_id bigint not null,
  given boolean not null,
  numbered boolean not null,
  guarded boolean not null,
  registered_at timestamptz not null,
  due_at timestamptz,
  closed_at timestamptz,
  primary key (province_code, party, petition_id)
);
create index petition_reach_of on petition_reach (province_code, petition_id);
create index petition_reach_registered on petition_reach (province_code, party, registered_at, petition_id)
  include (given, guarded) where numbered;
create index petition_reach_due on petition_reach (province_code, party, due_at, petition_id)
  where numbered and due_at is not null;
create index petition_reach_closed on petition_reach (province_code, party, closed_at, petition_id) where numbered;

create view petition_reach_now as
select province_code, party, petition_id, given, petition_no <> '' as numbered,
  walled_off or accused_org_id is not null as guarded, registered_at, due_at, closed_at
from petition_party_now join petition using (province_code)
where petition.id = petition_id;

-- By these it was found out for each query.
drop index petition_newest, handling_step_to_department, handling_step_sent_by, handling_step_on_behalf,
  todo_organisation, todo_person;

insert into organisation_party select * from organisation_party_now;
insert into petition_reach select * from petition_reach_now;

-- Petitions are locked first, as every action does; what follows sees what others have done to them until then.
create function lock_petitions(provinces text[], ids bigint[]) returns void language sql as $$
  select from petition where province_code = any (provinces) and id = any (ids) order by id for no key update
$$;

create function keep_reach(province text, petition bigint) returns void language plpgsql as $$
begin
  perform lock_petitions(array[province], array[petition]);
  with found as materialized (
    select * from petition_reach_now as now where now.province_code = province and now.petition_id = petition
  ), gone as (
    delete from petition_reach as reach where reach.province_code = province and reach.petition_id = petition
      and reach.party <> all (array(select party from found))
  )
  insert into petition_reach select * from found
  on conflict (province_code, party, petition_id) do update set given = excluded.given
  where petition_reach.given <> excluded.given;
end
$$;

-- What is new takes nothing away. One petition, as nearly always, goes by the plan that is kept for it.
create function add_reach(provinces text[], ids bigint[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 1 then
    perform keep_reach(provinces[1], ids[1]);
    return;
  end if;
  perform lock_petitions(provinces, ids);
  insert into petition_reach select * from petition_reach_now as now
  where now.province_code = any (provinces) and now.petition_id = any (ids)
  on conflict (province_code, party, petition_id) do update set given = true
  where excluded.given and not petition_reach.given;
end
$$;

create function add_reach_of_rows() returns trigger language plpgsql as $$
begin
  perform add_reach(array_agg(distinct province_code), array_agg(distinct petition_id)) from added;
  return null;
end
$$;
create function add_reach_of_petitions() returns trigger language plpgsql as $$
begin
  perform add_reach(array_agg(distinct province_code), array_agg(id)) from added;
  return null;
end
$$;
create function keep_reach_of_row() returns trigger language plpgsql as $$
begin
  perform keep_reach(new.province_code, new.petition_id);
  return null;
end
$$;
create function keep_reach_without_row() returns trigger language plpgsql as $$
begin
  perform keep_reach(old.province_code, old.petition_id);
  return null;
end
$$;
create function keep_reach_of_petition() returns trigger language plpgsql as $$
begin
  perform keep_reach(new.province_code, new.id);
  return null;
end
$$;
create function keep_reach_in_order() returns trigger language plpgsql as $$
begin
  update petition_reach set numbered = new.petition_no <> '', guarded = new.walled_off or new.accused_org_id is not null,
    registered_at = new.registered_at, due_at = new.due_at, closed_at = new.closed_at
  where petition_reach.province_code = new.province_code and petition_reach.petition_id = new.id;
  return null;
end
$$;

create trigger handling_step_added after insert on handling_step referencing new table as added
  for each statement execute function add_reach_of_rows();
create trigger handling_step_reach after update of to_org_id, to_dept_id, from_org_id, from_dept_id,
  from_person_id, handler_id, on_behalf_org_id on handling_step for each row execute function keep_reach_of_row();
create trigger handling_step_left after delete on handling_step for each row execute function keep_reach_without_row();
create trigger todo_added after insert on todo referencing new table as added
  for each statement execute function add_reach_of_rows();
create trigger todo_reach after update of org_id, dept_id, person_id on todo
  for each row execute function keep_reach_of_row();
create trigger todo_left after delete on todo for each row execute function keep_reach_without_row();
create trigger petition_added after insert on petition referencing new table as added
  for each statement execute function add_reach_of_petitions();
create trigger petition_reach after update of register_org_id, place_region on petition
  for each row execute function keep_reach_of_petition();
create trigger petition_reach_order after update of petition_no, walled_off, accused_org_id, registered_at, due_at,
  closed_at on petition for each row
  when ((old.petition_no <> '', old.walled_off, old.accused_org_id, old.registered_at, old.due_at, old.closed_at)
    is distinct from
    (new.petition_no <> '', new.walled_off, new.accused_org_id, new.registered_at, new.due_at, new.closed_at))
  execute function keep_reach_in_order();

-- New organisations have nothing below them yet, and nothing that concerns them.
create function keep_new_parties() returns trigger language plpgsql as $$
begin
  insert into organisation_party select now.* from organisation_party_now as now join added on added.id = now.org_id;
  return null;
end
$$;
create trigger organisation_added after insert on organisation referencing new table as added
  for each statement execute function keep_new_parties();

-- An organisation that moves takes those below it along. Meanwhile nobody writes what depends on it.
create function keep_parties() returns trigger language plpgsql as $$
declare moved text[];
begin
  lock table petition_reach in share row exclusive mode;
  with now as materialized (select * from organisation_party_now), gone as (
    delete from organisation_party as party where not exists (
      select from now where now.org_id = party.org_id and now.party = party.party) returning org_id
  ), come as (
    insert into organisation_party select * from now on conflict do nothing returning org_id
  )
  select array(select org_id from gone union select org_id from come) into moved;
  perform keep_reach(concerned.province_code, concerned.petition_id) from (
    select distinct province_code, petition_id from petition_reach
    where party = any (array(select 'org:' || unnest(moved))) order by province_code, petition_id
  ) as concerned;
  return null;
end
$$;
create trigger organisation_moved after update of parent1_id, parent2_id, parent3_id, region_code on organisation
  for each row when ((old.parent1_id, old.parent2_id, old.parent3_id, old.region_code)
    is distinct from (new.parent1_id, new.parent2_id, new.parent3_id, new.region_code))
  execute function keep_parties();
