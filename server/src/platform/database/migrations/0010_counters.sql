-- Counts of open to-dos by type, and the columns of lists.

-- What is pressing among a few types of a department, without reading the rows.
create index todo_counted on todo (province_code, dept_id, todo_type, due_at) include (person_id, created_at)
  where done_at is null;

-- Columns of a list in their order: heading, field of the rows, width in pixels.
create table display_column (
  view_id text not null,
  seq integer not null,
  head_descrip text not null,
  head_name text not null,
  head_width integer not null check (head_width > 0),
  primary key (view_id, seq)
);

insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_dbx_depart', 1, '时限', 'lamp', 100),
  ('v_dbx_depart', 2, '信访件编号', 'xfjbh', 226),
  ('v_dbx_depart', 3, '信访人', 'xfr', 110),
  ('v_dbx_depart', 4, '任务', 'typeName', 80),
  ('v_dbx_depart', 5, '内容摘要', 'nrzy', 320),
  ('v_dbx_depart', 6, '问题属地', 'wtsd', 150),
  ('v_dbx_depart', 7, '内容分类', 'nrfl', 150),
  ('v_dbx_depart', 8, '信访形式', 'xfxs', 84),
  ('v_dbx_depart', 9, '信访日期', 'xfrq', 104),
  ('v_dbx_depart', 10, '来源单位', 'lydw', 130),
  ('v_dbx_depart', 11, '领取人', 'blr', 84),
  ('v_dbx_personal', 1, '时限', 'lamp', 100),
  ('v_dbx_personal', 2, '信访件编号', 'xfjbh', 226),
  ('v_dbx_personal', 3, '信访人', 'xfr', 110),
  ('v_dbx_personal', 4, '任务', 'typeName', 80),
  ('v_dbx_personal', 5, '内容摘要', 'nrzy', 320),
  ('v_dbx_personal', 6, '问题属地', 'wtsd', 150),
  ('v_dbx_personal', 7, '内容分类', 'nrfl', 150),
  ('v_dbx_personal', 8, '信访形式', 'xfxs', 84),
  ('v_dbx_personal', 9, '信访日期', 'xfrq', 104),
  ('v_dbx_personal', 10, '来源单位', 'lydw', 130);
