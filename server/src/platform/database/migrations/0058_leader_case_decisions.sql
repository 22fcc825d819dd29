-- Who heads a department or an office decides on what is asked for in leaders' cases.
insert into permission_node (id, parent_id, sort_no, url, fun_name, custom_parameters)
  select replace(id, 'ba:progress', 'ba:decide'), parent_id, sort_no, 'ba:decide', '审核包案', custom_parameters
  from permission_node where url = 'ba:progress'
  on conflict do nothing;
insert into role_permission (role_code, node_id)
  select role_code, replace(node_id, 'ba:progress', 'ba:decide')
  from role_permission join permission_node on permission_node.id = node_id
  where url = 'ba:progress' and role_code in ('R07', 'R08', 'R14', 'R15')
  on conflict do nothing;
