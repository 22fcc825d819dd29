-- no transaction
-- Versions before this one find the same words without it, only later.
drop index concurrently if exists petition_recent_summary;
