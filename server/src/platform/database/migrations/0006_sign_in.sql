-- What is demanded of accounts, acting in other posts, officers, the sealed audit.

alter table person
  add column password_changed_at timestamptz not null default now(),
  -- Of a new account: when it was made.
  add column last_sign_in_at timestamptz not null default now();

-- Passwords that were replaced, the newest last; the one in use is the person's.
create table password_history (
  id bigint generated always as identity primary key,
  person_id text not null references person,
  password_hash text not null
);
create index password_history_newest on password_history (person_id, id desc);

-- Sign-ins that failed lately. A row is written before the password is looked at and taken away where it was right,
-- so that guesses sent at once are counted too.
create table failed_sign_in (
  id bigint generated always as identity primary key,
  -- Digest of what was typed as account; null where nothing is typed.
  typed text,
  -- Whom it names, if anybody.
  person_id text,
  address text not null,
  at timestamptz not null
);
create index failed_sign_in_typed on failed_sign_in (typed, at);
create index failed_sign_in_person on failed_sign_in (person_id, at);
create index failed_sign_in_address on failed_sign_in (address, at);
create index failed_sign_in_age on failed_sign_in (at);

-- Addresses from which a person has signed in: others cannot lock the person out there.
create table sign_in_address (
  person_id text not null references person,
  address text not null,
  last_at timestamptz not null,
  primary key (person_id, address)
);
create index sign_in_address_age on sign_in_address (last_at);

-- post_id is the post acted in, own_post_id the one signed in to.
alter table session add column own_post_id text references post;
update session set own_post_id = post_id;
alter table session alter column own_post_id set not null;
drop index session_open;
create index session_open on session (own_post_id, created_at) where ended_at is null;
create index session_age on session (last_seen_at);

-- The holder of a post lets somebody else act in it for a time.
create table delegation (
  id bigint generated always as identity primary key,
  post_id text not null references post,
  to_person_id text not null references person,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at)
);
create index delegation_to on delegation (to_person_id, until_at);

-- The officers of system, security and audit (三员) watch each other: nobody is two of them, and none has a case role.
create function is_officer_role(code text) returns boolean immutable language sql
  return code in ('R91', 'R92', 'R93');

create function is_officer(person text) returns boolean stable language sql
  return exists (
    select from post join post_role on post_role.post_id = post.id
    where post.person_id = person and is_officer_role(role_code)
  );

-- Roles of whom the separation of officers is broken for.
create view officer_conflict as
  select post.person_id, array_agg(distinct role_code order by role_code) as roles
  from post join post_role on post_role.post_id = post.id
  where is_officer(post.person_id)
  group by post.person_id
  having count(distinct role_code) > 1;

create function refuse_officer_conflict() returns trigger language plpgsql as $$
declare
  holder text;
begin
  if tg_table_name = 'post' then
    holder := new.person_id;
  else
    select person_id into holder from post where id = new.post_id;
  end if;
  -- Of two who give roles to one person at once, the second sees what the first gave.
  perform 1 from person where id = holder for update;
  if exists (select from officer_conflict where person_id = holder) then
    raise exception 'An officer (R91, R92, R93) can have no other role' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger post_role_officers after insert or update on post_role
  for each row execute function refuse_officer_conflict();
create trigger post_officers after update of person_id on post
  for each row execute function refuse_officer_conflict();

-- Whose post the person acted in, where it was somebody else's.
alter table audit add column on_behalf_of text;

-- Rows that wait for their seal. A row that commits late finds its place in the chain all the same.
create table audit_unsealed (audit_id bigint primary key);
insert into audit_unsealed select id from audit;

-- The chain: each hash covers the one before and the row.
create table audit_seal (
  seq bigint primary key,
  audit_id bigint not null unique,
  previous_hash text not null,
  hash text not null
);

create function audit_await_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed values (new.id);
  return null;
end
$$;
create trigger audit_await_seal after insert on audit for each row execute function audit_await_seal();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed', tg_table_name;
end
$$;
create trigger audit_append_only before update or delete or truncate on audit
  for each statement execute function refuse_change();
create trigger audit_seal_append_only before update or delete or truncate on audit_seal
  for each statement execute function refuse_change();

-- Failed sign-ins have a table of their own.
drop index audit_sign_in;
