-- Whether a letter in a leader's mailbox was put before the leader, and answered.
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_ldxx', 12, '呈报', 'escalation', 84);
