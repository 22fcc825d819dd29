-- Lists are asked for a county more than for anything else: among all that an office of the province has, a county it
-- hardly deals with is found without going through the rest.

alter table petition_reach add column county text not null default '';
update petition_reach set county = left(place_region, 6) from petition
where petition.province_code = petition_reach.province_code and petition.id = petition_reach.petition_id;
alter table petition_reach alter column county drop default;

create index petition_reach_county on petition_reach (province_code, party, county, registered_at, petition_id)
  include (given, guarded) where numbered;

create or replace view petition_reach_now as
select province_code, party, petition_id, given, petition_no <> '' as numbered,
  walled_off or accused_org_id is not null as guarded, registered_at, due_at, closed_at,
  left(place_region, 6) as county
from petition_party_now join petition using (province_code)
where petition.id = petition_id;

create or replace function keep_reach(province text, petition bigint) returns void language plpgsql as $$
begin
  perform lock_petitions(array[province], array[petition]);
  with found as materialized (
    select * from petition_reach_now as now where now.province_code = province and now.petition_id = petition
  ), gone as (
    delete from petition_reach as reach where reach.province_code = province and reach.petition_id = petition
      and reach.party <> all (array(select party from found))
  )
  insert into petition_reach select * from found
  on conflict (province_code, party, petition_id) do update set given = excluded.given, county = excluded.county
  where (petition_reach.given, petition_reach.county) <> (excluded.given, excluded.county);
end
$$;
