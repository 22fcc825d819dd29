-- no transaction
create unique index concurrently if not exists sign_on_session_leaving on sign_on_session (leaving_hash) where leaving_hash is not null;
