-- no transaction
create index concurrently if not exists notice_title_pairs on notice using gin (text_pairs(title));
