-- Which unit is thought to be competent stands in a column of its own among the petitions that come back.

update display_column set seq = 9 where view_id = 'v_thqs' and head_name = 'returnCount';
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_thqs', 8, '建议承办单位', 'suggestedUnit', 180);
