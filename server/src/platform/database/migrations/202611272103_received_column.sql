-- To-dos can be sorted by when they came, which they did not show.
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_dbx_depart', 13, '到达时间', 'receivedAt', 136),
  ('v_dbx_personal', 13, '到达时间', 'receivedAt', 136);
