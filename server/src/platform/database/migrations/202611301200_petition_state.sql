-- no transaction
-- Lists are asked for a state more than for anything else; most petitions are closed, and reading those in a row is sooner.
create index concurrently if not exists petition_state on petition (province_code, state) where state <> '60';
