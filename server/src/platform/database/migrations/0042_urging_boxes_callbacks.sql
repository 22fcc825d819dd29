-- At which lamps the system urges in an organisation's name, where it does not leave that to its region.
create table urge_setting (
  org_id text primary key references organisation,
  yellow boolean not null,
  red boolean not null
);

-- The box in which a letter lies that was closed directly.
alter table petition add column box_no text not null default '';
update display_column set head_descrip = '盒号', head_name = 'hh', head_width = 100
  where view_id = 'v_lxbj' and head_name = 'gdh';
update display_column set head_name = 'jbr' where view_id = 'v_lxbj' and head_name = 'djr';
update list_columns set fields = array_replace(array_replace(fields, 'gdh', 'hh'), 'djr', 'jbr') where view_id = 'v_lxbj';

-- Ratings that petitioners still owe and whose time is nearly over: who is to be called.
create index clock_callback on clock (province_code, yellow_at) where type = 'K13' and state = 'running';
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_pjhf', 1, '评价时限', 'lamp', 100),
  ('v_pjhf', 2, '信访件编号', 'xfjbh', 226),
  ('v_pjhf', 3, '信访人', 'xfr', 110),
  ('v_pjhf', 4, '手机号码', 'mobile', 130),
  ('v_pjhf', 5, '评价对象', 'sideName', 100),
  ('v_pjhf', 6, '被评价单位', 'unit', 180),
  ('v_pjhf', 7, '办结时间', 'bjsj', 160),
  ('v_pjhf', 8, '内容摘要', 'nrzy', 320),
  ('v_pjhf', 9, '评价截止', 'dueAt', 160);
