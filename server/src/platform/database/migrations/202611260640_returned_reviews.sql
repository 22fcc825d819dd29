-- 权限复核 that the auditor sent back: open again. What was signed before stands in the audit.
alter table rights_review
  add returned_by text references person,
  add returned_name text not null default '',
  add returned_at timestamptz,
  add return_reason text not null default '';

create or replace function keep_signed_review() returns trigger language plpgsql as $$
declare
  auditor text[] := array['audited_by', 'audited_name', 'audited_at'];
  returned text[] := array['signed_by', 'signed_name', 'signed_at', 'hash',
    'returned_by', 'returned_name', 'returned_at', 'return_reason'];
begin
  if tg_op = 'UPDATE' and old.signed_at is null then return new; end if;
  if tg_op = 'UPDATE' and old.audited_at is null then
    if to_jsonb(new) - auditor = to_jsonb(old) - auditor then return new; end if;
    if new.signed_at is null and new.returned_at >= old.signed_at and new.return_reason <> ''
      and to_jsonb(new) - returned = to_jsonb(old) - returned then
      return new;
    end if;
  end if;
  raise exception 'Signed reviews are never changed';
end $$;
