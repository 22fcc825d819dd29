-- What a person has hidden on home pages and in which order the rest stands, by the last part of the page's path.
alter table person add column home_layouts jsonb not null default '{}' check (jsonb_typeof(home_layouts) = 'object');
