-- 大厅公告: what the hall of an organisation tells the public; who may sit at its window may write it.
create table hall_notice (
  province_code text not null,
  org_id text not null references organisation,
  text text not null,
  version integer not null,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, org_id)
);

insert into permission_node (id, parent_id, sort_no, url, fun_name, custom_parameters)
  select id || '/hall:notice', id, sort_no, 'hall:notice', '编辑大厅公告', '{"kind":"button"}'
  from permission_node where url = 'visitorMainScreen' and parent_id is not null
  on conflict do nothing;
insert into role_permission (role_code, node_id)
  select role_code, node_id || '/hall:notice'
  from role_permission join permission_node on permission_node.id = node_id
  where url = 'visitorMainScreen' and parent_id is not null and role_code = 'R02'
  on conflict do nothing;
