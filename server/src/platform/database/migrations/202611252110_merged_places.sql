-- Organisations and regions end, and another takes their place. What is old keeps its place and its name.
alter table organisation add column merged_into_id text references organisation;
create index organisation_merged on organisation (merged_into_id) where merged_into_id is not null;
alter table region add column valid_from date, add column valid_to date, add column replaced_by text references region,
  add constraint region_validity check (valid_to >= valid_from);

-- Whatever concerns an organisation that was merged concerns the parties of the one that it was merged into, too.
create or replace view organisation_party_now as
with recursive above as (
  select id as org_id, 'tree:' as line, parent1_id as superior_id from organisation
  union select id, 'line:', parent2_id from organisation
  union select above.org_id, above.line, case above.line when 'tree:' then parent1_id else parent2_id end
  from above join organisation on organisation.id = above.superior_id
), own as (
  select id as org_id, 'org:' || id as party, false as receiving from organisation
  union all select id, region_parties(region_code), false from organisation
  union all select org_id, line || superior_id, false from above where superior_id is not null
  union all select id, 'watch:' || parent3_id, true from organisation where parent3_id is not null
)
select org_id, party, bool_and(receiving) as receiving from (
  select org_id, party, receiving from own
  union all select organisation.id, own.party, own.receiving
  from organisation join own on own.org_id = organisation.merged_into_id
) as known group by org_id, party;

drop trigger organisation_moved on organisation;
create trigger organisation_moved
  after update of parent1_id, parent2_id, parent3_id, region_code, merged_into_id on organisation
  for each row when ((old.parent1_id, old.parent2_id, old.parent3_id, old.region_code, old.merged_into_id)
    is distinct from (new.parent1_id, new.parent2_id, new.parent3_id, new.region_code, new.merged_into_id))
  execute function keep_parties();

-- What lies in a region that ended lies in the one that took its place, too.
create or replace view petition_party_now as
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
  union all select province_code, id, region_parties(replaced_by), false
    from petition join region on region_code = place_region where replaced_by is not null
)
select province_code, petition_id, party, bool_or(given) as given from found group by province_code, petition_id, party;

create function keep_reach_of_region() returns trigger language plpgsql as $$
begin
  perform keep_reach(province_code, id) from (
    select province_code, id from petition where place_region = new.region_code order by province_code, id
  ) as concerned;
  return null;
end
$$;
create trigger region_replaced after update of replaced_by on region
  for each row when (old.replaced_by is distinct from new.replaced_by) execute function keep_reach_of_region();
