-- no transaction
create index concurrently if not exists petition_recent_summary_pairs on petition using gin (recent_pairs(summary, id));
