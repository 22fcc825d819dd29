-- Who decides sees in the list what cannot wait: the lamp at the left, where it stays in sight, and the petition's marks.
-- The key lets columns move by a detour only.
update display_column set seq = seq + 100 where view_id = 'v_ldsp';
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_ldsp', 1, '时限', 'lamp', 100),
  ('v_ldsp', 2, '标志', 'flags', 130);
update display_column set seq = seq - 98 where view_id = 'v_ldsp' and seq > 100;
-- The lamp says the days left.
delete from display_column where view_id = 'v_ldsp' and head_name = 'sysx';
update display_column set seq = 10 where view_id = 'v_ldsp' and head_name = 'onBehalf';
