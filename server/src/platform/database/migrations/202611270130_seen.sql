-- What is shown to a person until it was seen, by its name the last one that was.
alter table person add column seen jsonb not null default '{}' check (jsonb_typeof(seen) = 'object');
