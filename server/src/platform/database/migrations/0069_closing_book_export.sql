-- Who keeps the register of closed letters exports it.
insert into permission_node (id, parent_id, sort_no, url, fun_name, custom_parameters)
  select replace(id, 'bl:file', 'xfj:exportClosed'), parent_id, sort_no, 'xfj:exportClosed', '导出办结登记', custom_parameters
  from permission_node where id like '%/letterCloseRegister/bl:file'
  on conflict do nothing;
insert into role_permission (role_code, node_id)
  select role_code, replace(node_id, 'bl:file', 'xfj:exportClosed')
  from role_permission where node_id like '%/letterCloseRegister/bl:file'
  on conflict do nothing;
