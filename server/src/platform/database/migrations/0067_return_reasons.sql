-- Why a return was asked for last, and who is thought to be competent.
alter table handling_step add column return_reason text not null default '';
alter table handling_step add column return_unit text not null default '';

update handling_step as step set
  return_reason = split_part(asked.text, ' 建议承办单位：', 1),
  return_unit = regexp_replace(split_part(asked.text, ' 建议承办单位：', 2), '（经[^（）]+批准）$', '')
from (
  select distinct on (province_code, step_id) province_code, step_id, text from timeline
  where action = '申请退回' order by province_code, step_id, seq desc) as asked
where (step.province_code, step.id) = (asked.province_code, asked.step_id);
