-- Data scopes of roles, the wall around accusations on to-dos, and who works in whose place for some days.

-- Which petitions a role reaches: SELF one's own, DEPT the department's, ORG the organisation's, ORG_TREE also those of
-- the units below it, LINE_TREE of those below it in its professional line, REGION_TREE all that are registered or lie
-- in its region, LIST those of chosen organisations.
alter table role add column data_scope text not null default 'ORG'
  check (data_scope in ('SELF', 'DEPT', 'ORG', 'ORG_TREE', 'LINE_TREE', 'REGION_TREE', 'LIST'));

-- Where one post has it otherwise.
alter table post_role add column data_scope text
  check (data_scope in ('SELF', 'DEPT', 'ORG', 'ORG_TREE', 'LINE_TREE', 'REGION_TREE', 'LIST'));

-- The organisations of LIST.
create table post_scope (
  post_id text not null references post,
  org_id text not null references organisation,
  primary key (post_id, org_id)
);

create index petition_place on petition (province_code, place_region text_pattern_ops);
create index petition_newest on petition (province_code, registered_at desc, id desc);
create index petition_access_of on petition_access (province_code, person_id);
create index handling_step_to_department on handling_step (province_code, to_dept_id, petition_id);
create index handling_step_sent_by on handling_step (province_code, from_person_id, petition_id);
create index handling_step_handler on handling_step (province_code, handler_id, petition_id)
  where handler_id is not null;
create index handling_step_on_behalf on handling_step (province_code, on_behalf_org_id, petition_id)
  where on_behalf_org_id is not null;
create index todo_organisation on todo (province_code, org_id, dept_id, petition_id);
create index todo_person on todo (province_code, person_id, petition_id) where person_id <> '';

-- Whether not everybody in scope may know of the petition: those who may are looked up for these alone.
alter table todo add column guarded boolean not null default false;
create index todo_guarded on todo (province_code, dept_id, todo_type) where guarded and done_at is null;

create function guard_todo() returns trigger language plpgsql as $$
begin
  select walled_off or accused_org_id is not null into new.guarded from petition
  where petition.province_code = new.province_code and petition.id = new.petition_id;
  new.guarded := coalesce(new.guarded, false);
  return new;
end
$$;
create trigger todo_guard before insert on todo for each row execute function guard_todo();

create function guard_todos_of_petition() returns trigger language plpgsql as $$
begin
  update todo set guarded = new.walled_off or new.accused_org_id is not null
  where todo.province_code = new.province_code and todo.petition_id = new.id;
  return null;
end
$$;
create trigger petition_guard after update of walled_off, accused_org_id on petition for each row
  when (old.walled_off is distinct from new.walled_off or old.accused_org_id is distinct from new.accused_org_id)
  execute function guard_todos_of_petition();

-- From the first day to the last, unless ended earlier, new to-dos of a person in an organisation go to the deputy.
create table deputy (
  id bigint generated always as identity primary key,
  org_id text not null references organisation,
  person_id text not null references person,
  deputy_id text not null references person,
  from_day date not null,
  until_day date not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (until_day >= from_day),
  check (person_id <> deputy_id)
);
create index deputy_of on deputy (org_id, person_id, until_day);
create index deputy_for on deputy (org_id, deputy_id, until_day);

-- Who has handed over everything in an organisation, and so may leave it.
create table work_handed_over (
  id bigint generated always as identity primary key,
  org_id text not null references organisation,
  person_id text not null references person,
  by_person_id text not null references person,
  at timestamptz not null
);
