-- A role with 2,000 permission nodes: ten menus with 300 pages in the block of the to-dos, 60 of them with a badge, and
-- 1,690 buttons on the pages.
insert into role values ('bench-tree', '大权限树');
insert into permission_node (id, parent_id, sort_no, url, fun_name, custom_parameters)
select 'bench-m' || menu, null, 100000 + menu, 'benchMenu' || menu, '菜单' || menu, '{"kind":"menu","block":"ywbl"}'
from generate_series(1, 10) as menu;
insert into permission_node (id, parent_id, sort_no, url, fun_name, is_remind, custom_parameters)
select 'bench-p' || page, 'bench-m' || (page % 10 + 1), 100000 + page, 'page' || page, '页面' || page, page <= 60,
  case when page <= 60 then '{"kind":"page","counter":"DbxxController/getGerenBlListTotalCount"}' else '{"kind":"page"}' end
from generate_series(1, 300) as page;
insert into permission_node (id, parent_id, sort_no, url, fun_name, custom_parameters)
select 'bench-b' || button, 'bench-p' || (button % 300 + 1), 100000 + button, 'bench:button' || button, '按钮' || button,
  '{"kind":"button"}'
from generate_series(1, 1690) as button;
insert into role_permission select 'bench-tree', id from permission_node where id like 'bench-%';
