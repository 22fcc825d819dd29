-- How a person wishes to see the portal: theme, size of what is written, density. Null: nothing was ever chosen.
alter table person add column looks jsonb check (jsonb_typeof(looks) = 'object');
