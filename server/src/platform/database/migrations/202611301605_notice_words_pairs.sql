-- no transaction
create index concurrently if not exists notice_words_pairs on notice using gin (text_pairs(words));
