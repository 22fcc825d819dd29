-- 反馈登记: what an inspection team was told of a petition that it handed over.
create table inspection_feedback (
  province_code text not null,
  petition_id bigint not null,
  seq integer not null,
  -- 1 while it is being handled, 2 how it ended.
  stage text not null check (stage in ('1', '2')),
  day date not null,
  way text not null check (way in ('1', '2', '3', '4')),
  receiver text not null,
  text text not null,
  person_id text not null references person,
  at timestamptz not null,
  primary key (province_code, petition_id, seq),
  foreign key (province_code, petition_id) references petition
);

-- The limit of the hand-over stays in sight when the petition has others, or has ended.
update display_column set head_descrip = '办理时限' where view_id = 'v_xs' and head_name = 'dueAt';
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_xs', 11, '要求反馈', 'fkqx', 110),
  ('v_xs', 12, '反馈情况', 'fkqk', 220);
