-- The board of a department: what it has sent to leaders is a list of its own, and what left it in the last days is
-- found without going through all that it ever did.

create index todo_left on todo (province_code, dept_id, done_at) where done_at is not null;
create index approval_sent on approval (province_code, dept_id) where state = 'pending';

insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_ssz', 1, '时限', 'lamp', 100),
  ('v_ssz', 2, '事项', 'typeName', 120),
  ('v_ssz', 3, '标题', 'title', 280),
  ('v_ssz', 4, '信访件编号', 'xfjbh', 226),
  ('v_ssz', 5, '信访人', 'xfr', 110),
  ('v_ssz', 6, '送审人', 'applicant', 90),
  ('v_ssz', 7, '待谁审批', 'waitsFor', 130),
  ('v_ssz', 8, '送审时间', 'submittedAt', 136);
