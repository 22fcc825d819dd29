-- The auditor reads the audit backwards from a day, of a person, or of one object.
create index audit_by_time on audit (at, id);
create index audit_by_person on audit (person_id, at);
create index audit_by_object on audit (object_id, at) where object_id <> '';
-- What was read by it is found by the one above.
drop index audit_case_opened;
