-- On which day somebody wants to be reminded of a to-do. It holds as long as the to-do lies with that person.
create table todo_reminder (
  province_code text not null,
  todo_id bigint not null,
  person_id text not null references person,
  remind_on date not null,
  note text not null default '',
  told_at timestamptz,
  primary key (province_code, todo_id),
  foreign key (province_code, todo_id) references todo on delete cascade
);
create index todo_reminder_due on todo_reminder (province_code, remind_on) where told_at is null;

-- It stands beside what is to be done; its key lets columns move by a detour only.
update display_column set seq = seq + 100 where view_id = 'v_dbx_personal' and seq > 4;
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_dbx_personal', 5, '提醒', 'reminder', 110);
update display_column set seq = seq - 99 where view_id = 'v_dbx_personal' and seq > 100;
