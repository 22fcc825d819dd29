-- Who has opened a case of late is told when it changes.
create index audit_case_opened on audit (object_id, at) where action = '查看信访件';
