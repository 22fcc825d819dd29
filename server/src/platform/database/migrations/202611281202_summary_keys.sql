-- no transaction
create index concurrently if not exists petition_summary_keys on petition
  using gin ((pair_keys(summary) || block_keys(id)));
