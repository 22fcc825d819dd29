-- Facts are written by the number of their petition as it is stored: a number that is cast first finds no index, and each
-- change of one petition would read all of the province.
do $$
declare
  definition text := pg_get_viewdef('petition_fact_now');
  by_number text := replace(definition, '(petition.id)::integer AS petition_id', 'petition.id AS petition_id');
begin
  if by_number = definition then raise exception 'petition_fact_now does not cast the number of a petition'; end if;
  drop view petition_fact_now;
  execute 'create view petition_fact_now as ' || by_number;
end
$$;

-- Of many petitions at once, however often they were written already.
create function keep_facts(provinces text[], petitions bigint[]) returns void language plpgsql as $$
begin
  perform lock_petitions(provinces, petitions);
  delete from petition_fact as fact where fact.petition_id = any (petitions);
  insert into petition_fact select * from petition_fact_now as now
  where now.province_code = any (provinces) and now.petition_id = any (petitions);
end
$$;

create or replace function keep_fact(province text, petition bigint) returns void language plpgsql as $$
declare kept text := coalesce(nullif(current_setting('portal.facts_kept', true), ''), ',');
begin
  if petition is null or strpos(kept, ',' || petition || ',') > 0 then return; end if;
  if length(kept) > 4000 then kept := ','; end if;
  perform set_config('portal.facts_kept', kept || petition || ',', true);
  perform keep_facts(array[province], array[petition]);
end
$$;

-- What an organisation is says which of its steps are a unit's.
create function keep_facts_of_organisation() returns trigger language plpgsql as $$
declare
  provinces text[];
  petitions bigint[];
begin
  select array_agg(distinct province_code), array_agg(distinct petition_id) into provinces, petitions
  from handling_step where to_org_id = new.id;
  if petitions is not null then perform keep_facts(provinces, petitions); end if;
  return null;
end
$$;
create constraint trigger organisation_facts_kept after update of is_petition on organisation
  deferrable initially deferred for each row when (old.is_petition <> new.is_petition)
  execute function keep_facts_of_organisation();
