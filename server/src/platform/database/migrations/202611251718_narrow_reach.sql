-- Reach in half the bytes: a party is a number, a county is one, and a petition's number among all provinces is short
-- enough for four bytes. What was told in a column of its own, that a petition has its number, is told by its day.

create table party (
  id integer generated always as identity primary key,
  province_code text not null,
  name text not null,
  unique (province_code, name)
);
insert into party (province_code, name)
  select distinct province_code, party from petition_reach order by province_code, party;

-- The order of the columns leaves no holes between them.
create table narrow_reach (
  petition_id integer not null,
  party integer not null,
  county integer not null,
  given boolean not null,
  guarded boolean not null,
  -- Null as long as the petition has no number.
  registered_at timestamptz,
  due_at timestamptz,
  closed_at timestamptz
);
insert into narrow_reach
  select petition_id, party.id, county::integer, given, guarded, case when numbered then registered_at end, due_at,
    closed_at
  from petition_reach as reach
  join party on party.province_code = reach.province_code and party.name = reach.party
  order by party.id, petition_id;

drop view petition_reach_now;
drop table petition_reach;
alter table narrow_reach rename to petition_reach;
alter table petition_reach add primary key (petition_id, party);
create index petition_reach_registered on petition_reach (party, registered_at, petition_id)
  include (given, guarded) where registered_at is not null;
create index petition_reach_county on petition_reach (party, county, registered_at, petition_id)
  include (given, guarded) where registered_at is not null;
create index petition_reach_due on petition_reach (party, due_at, petition_id)
  where registered_at is not null and due_at is not null;
create index petition_reach_closed on petition_reach (party, closed_at, petition_id) where registered_at is not null;

-- `party` is null where it has no number yet.
create view petition_reach_now as
select now.province_code, now.petition_id, party.id as party, left(place_region, 6)::integer as county, given,
  walled_off or accused_org_id is not null as guarded,
  case when petition_no <> '' then registered_at end as registered_at, due_at, closed_at
from petition_party_now as now
join petition on petition.province_code = now.province_code and petition.id = now.petition_id
left join party on party.province_code = now.province_code and party.name = now.party;

-- Two that name the same one wait for each other, in the order of the names.
create function number_parties(provinces text[], ids bigint[]) returns void language sql as $$
  insert into party (province_code, name)
  select distinct now.province_code, now.party from petition_party_now as now
  where now.province_code = any (provinces) and now.petition_id = any (ids) and not exists (
    select from party where party.province_code = now.province_code and party.name = now.party)
  order by now.province_code, now.party on conflict do nothing
$$;

create function reach_now(province text, petition bigint) returns petition_reach[] language sql as $$
  select array_agg((petition_id, party, county, given, guarded, registered_at, due_at, closed_at)::petition_reach)
  from petition_reach_now as now where now.province_code = province and now.petition_id = petition
$$;

create or replace function keep_reach(province text, petition bigint) returns void language plpgsql as $$
declare found petition_reach[];
begin
  perform lock_petitions(array[province], array[petition]);
  found := reach_now(province, petition);
  if exists (select from unnest(found) as one where one.party is null) then
    perform number_parties(array[province], array[petition]);
    found := reach_now(province, petition);
  end if;
  delete from petition_reach as reach
  where reach.petition_id = petition and reach.party <> all (array(select party from unnest(found)));
  insert into petition_reach select * from unnest(found)
  on conflict (petition_id, party) do update set given = excluded.given, county = excluded.county
  where (petition_reach.given, petition_reach.county) <> (excluded.given, excluded.county);
end
$$;

create or replace function add_reach(provinces text[], ids bigint[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 1 then
    perform keep_reach(provinces[1], ids[1]);
    return;
  end if;
  perform lock_petitions(provinces, ids);
  perform number_parties(provinces, ids);
  insert into petition_reach
  select petition_id, party, county, given, guarded, registered_at, due_at, closed_at from petition_reach_now as now
  where now.province_code = any (provinces) and now.petition_id = any (ids)
  on conflict (petition_id, party) do update set given = true where excluded.given and not petition_reach.given;
end
$$;

create or replace function keep_reach_in_order() returns trigger language plpgsql as $$
begin
  update petition_reach set guarded = new.walled_off or new.accused_org_id is not null,
    registered_at = case when new.petition_no <> '' then new.registered_at end, due_at = new.due_at,
    closed_at = new.closed_at
  where petition_reach.petition_id = new.id;
  return null;
end
$$;

create or replace function keep_parties() returns trigger language plpgsql as $$
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
    select distinct party.province_code, reach.petition_id
    from party join petition_reach as reach on reach.party = party.id
    where party.name = any (array(select 'org:' || unnest(moved))) order by province_code, petition_id
  ) as concerned;
  return null;
end
$$;
