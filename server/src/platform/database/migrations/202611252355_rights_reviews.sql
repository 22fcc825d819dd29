-- 权限复核: each quarter, of each organisation, who holds which role. What is listed is a copy and stays as it was.
create table rights_review (
  id bigint generated always as identity primary key,
  province_code text not null,
  quarter text not null check (quarter ~ '^\d{4}-Q[1-4]$'),
  org_id text not null references organisation,
  org_name text not null,
  made_at timestamptz not null,
  -- The security officer.
  signed_by text references person,
  signed_name text not null default '',
  signed_at timestamptz,
  -- SM3 of what was signed.
  hash text not null default '',
  audited_by text references person,
  audited_name text not null default '',
  audited_at timestamptz,
  unique (province_code, quarter, org_id)
);

create table rights_review_row (
  review_id bigint not null references rights_review,
  no integer not null,
  post_id text not null,
  person_id text not null,
  account text not null,
  user_name text not null,
  dept_name text not null,
  position_name text not null,
  role_code text not null,
  role_name text not null,
  -- Empty: an officer's.
  data_scope text not null,
  listed text[] not null,
  last_sign_in_at timestamptz,
  is_dormant boolean not null,
  delegations text[] not null,
  decision text not null default '' check (decision in ('', 'keep', 'remove')),
  reason text not null default '',
  decided_by text references person,
  decided_name text not null default '',
  decided_at timestamptz,
  -- Of a removal, who agreed.
  agreed_by text references person,
  agreed_name text not null default '',
  agreed_at timestamptz,
  primary key (review_id, no)
);

create function keep_signed_review() returns trigger language plpgsql as $$
declare auditor text[] := array['audited_by', 'audited_name', 'audited_at'];
begin
  if tg_op = 'UPDATE' and old.signed_at is null then return new; end if;
  if tg_op = 'UPDATE' and old.audited_at is null and to_jsonb(new) - auditor = to_jsonb(old) - auditor then
    return new;
  end if;
  raise exception 'Signed reviews are never changed';
end $$;
create trigger rights_review_kept before update or delete on rights_review
  for each row execute function keep_signed_review();

create function keep_signed_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (
    select from rights_review where id = new.review_id and signed_at is not null) then
    raise exception 'Signed reviews are never changed';
  end if;
  return new;
end $$;
create trigger rights_review_row_kept before insert or update or delete on rights_review_row
  for each row execute function keep_signed_row();

alter table post_role_proposal add constraint post_role_proposal_scope
  check (data_scope in ('SELF', 'DEPT', 'ORG', 'ORG_TREE', 'LINE_TREE', 'REGION_TREE', 'LIST'));
