-- A thousand people in the post of al05, each with five sessions. The token of the nth window is 'window' and n; the
-- server keeps the digest of a token alone.

insert into person (id, login_account, user_name, password_hash)
  select 'bench' || n, 'bench' || n, '窗口' || n, password_hash
  from generate_series(1, 1000) as n, person where login_account = 'al05';
insert into post (id, person_id, org_id, dept_id, position_name)
  select 'bench' || n, 'bench' || n, org_id, dept_id, position_name
  from generate_series(1, 1000) as n, (select post.* from post join person on person.id = person_id
    where login_account = 'al05' limit 1) as model;
insert into post_role (post_id, role_code, data_scope)
  select 'bench' || n, role_code, data_scope
  from generate_series(1, 1000) as n, (select post_role.* from post_role join post on post.id = post_id
    join person on person.id = person_id where login_account = 'al05') as model;
insert into session (token_hash, post_id, own_post_id)
  select encode(sha256(('window' || n)::bytea), 'hex'), 'bench' || 1 + n / 5, 'bench' || 1 + n / 5
  from generate_series(0, 4999) as n;
