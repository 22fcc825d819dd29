-- Servers keep codes, organisations, posts, rights, parameters and sessions in memory: each change of them is told.
create function tell_kept() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_kept', '');
  return null;
end $$;

create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal_kept', old.token_hash);
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['code_item', 'department', 'distribution_rule', 'organisation', 'permission_node', 'post',
    'post_role', 'post_scope', 'region', 'role', 'role_permission', 'rule_param', 'work_calendar', 'work_year']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function tell_kept()', name || '_kept', name);
  end loop;
end $$;

create trigger person_kept after update of in_use, must_change_password, user_name, login_account on person
  for each statement execute function tell_kept();
create trigger session_kept after update of ended_at, post_id or delete on session
  for each row execute function tell_session();
