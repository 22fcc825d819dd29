-- What waits for approval on a step without a limit of its own is due when its petition is.
update approval set due_at = petition.due_at,
  calm_at = petition.calm_at, yellow_at = petition.yellow_at, orange_at = petition.orange_at
from petition
where petition.province_code = approval.province_code and petition.id = approval.petition_id
  and approval.state = 'pending' and approval.due_at is null and petition.due_at is not null;

update todo set due_at = approval.due_at,
  calm_at = approval.calm_at, yellow_at = approval.yellow_at, orange_at = approval.orange_at
from approval
where approval.province_code = todo.province_code and approval.id::text = todo.ref_id
  and todo.todo_type = 'approval' and todo.done_at is null and todo.due_at is null and approval.due_at is not null;
