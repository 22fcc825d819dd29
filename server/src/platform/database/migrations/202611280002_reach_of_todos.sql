-- Most to-dos are of offices, departments and people who have reach to the petition already: then nothing is reckoned anew.
create function add_reach_of_todos() returns trigger language plpgsql as $$
declare
  provinces text[] := array(select distinct province_code from added where petition_id is not null);
  ids bigint[] := array(select distinct petition_id from added where petition_id is not null);
begin
  if cardinality(ids) = 0 then return null; end if;
  -- Whoever takes something of theirs away at the same time goes first or waits.
  perform lock_petitions(provinces, ids);
  if exists (
    select from added
    cross join lateral (
      select party from organisation_party where org_id = added.org_id and not receiving
      union all select 'dept:' || added.dept_id
      union all select 'person:' || added.person_id where added.person_id <> ''
    ) as named (name)
    left join party on party.province_code = added.province_code and party.name = named.name
    left join petition_reach as reach on reach.petition_id = added.petition_id and reach.party = party.id and reach.given
    where added.petition_id is not null and reach.party is null
  ) then perform add_reach(provinces, ids); end if;
  return null;
end
$$;
drop trigger todo_added on todo;
create trigger todo_added after insert on todo referencing new table as added
  for each statement execute function add_reach_of_todos();
