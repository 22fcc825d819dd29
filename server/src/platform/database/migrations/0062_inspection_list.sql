-- 巡视移交台账: what inspection teams have handed over.
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_xs', 1, '巡视组', 'xszmc', 150),
  ('v_xs', 2, '轮次', 'xslc', 100),
  ('v_xs', 3, '移交单号', 'lyh', 140),
  ('v_xs', 4, '移交日期', 'xfrq', 100),
  ('v_xs', 5, '信访件编号', 'xfjbh', 226),
  ('v_xs', 6, '信访人', 'xfr', 90),
  ('v_xs', 7, '内容摘要', 'nrzy', 260),
  ('v_xs', 8, '要求办结', 'dueAt', 150),
  ('v_xs', 9, '状态', 'stateName', 110),
  ('v_xs', 10, '办结日期', 'bjsj', 160);
