-- Another leader is asked for as more time is, and decided on by whoever decides on that.
alter table leader_case drop constraint leader_case_asked_check;
alter table leader_case
  add constraint leader_case_asked_check check (asked in ('', 'extend', 'close', 'change')),
  add column asked_leader_id text references person,
  -- 省级, 市级, 县级, 乡镇级, 部门; empty where it was taken on before levels were asked for.
  add column level text not null default '' check (level in ('', '1', '2', '3', '4', '5')),
  -- 息诉承诺书: files of the petition that were handed in with a request to close the case.
  add column pledge_file_ids text[] not null default '{}';

-- The day on which the petitioner was met, where that is what is told.
alter table leader_case_progress add column met_on date;

update permission_node set
  is_remind = true,
  custom_parameters = (coalesce(nullif(custom_parameters, ''), '{}')::jsonb || '{"counter": "leaderCases/waiting"}')::text
  where url = 'leaderBARegister';
