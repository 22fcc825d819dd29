-- What facts were (sign -1) and what they became (1), by the transaction that wrote them: who has counted facts at a snapshot
-- adds what is not visible in it. A day's changes are enough.
create table petition_fact_change (
  like petition_fact,
  sign integer not null check (sign in (-1, 1)),
  xid xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);
create index petition_fact_change_xid on petition_fact_change (xid);

create function note_gone_facts() returns trigger language plpgsql as $$
begin
  insert into petition_fact_change select *, -1 from gone;
  return null;
end
$$;
create function note_new_facts() returns trigger language plpgsql as $$
begin
  insert into petition_fact_change select *, 1 from added;
  return null;
end
$$;
create function note_emptied_facts() returns trigger language plpgsql as $$
begin
  insert into petition_fact_change select *, -1 from petition_fact;
  return null;
end
$$;
create trigger petition_fact_deleted after delete on petition_fact
  referencing old table as gone for each statement execute function note_gone_facts();
create trigger petition_fact_left after update on petition_fact
  referencing old table as gone for each statement execute function note_gone_facts();
create trigger petition_fact_inserted after insert on petition_fact
  referencing new table as added for each statement execute function note_new_facts();
create trigger petition_fact_became after update on petition_fact
  referencing new table as added for each statement execute function note_new_facts();
create trigger petition_fact_emptied before truncate on petition_fact
  for each statement execute function note_emptied_facts();

-- Those that only some may know of are counted apart for each of these.
create index petition_fact_guarded on petition_fact (province_code) where guarded;
