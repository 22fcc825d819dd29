-- no transaction
create index concurrently if not exists petition_recent_summary on petition using gin (recent_keys(summary, id));
