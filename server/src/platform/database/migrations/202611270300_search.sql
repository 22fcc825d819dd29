-- Words of the same meaning: whoever looks for one of them finds the others. Kept by the administrators of knowledge.
create table search_synonym (
  id bigint generated always as identity primary key,
  words text[] not null check (cardinality(words) between 2 and 10),
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null references person
);
-- What somebody looked for of late. Numbers of people are never kept here.
create table search_recent (
  person_id text not null references person,
  words text not null,
  searched_at timestamptz not null,
  primary key (person_id, words)
);

-- A search under a name, with its tab and conditions.
create table search_saved (
  id bigint generated always as identity primary key,
  person_id text not null references person,
  name text not null,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_at timestamptz not null,
  unique (person_id, name)
);

-- By neighbouring characters a petitioner is found by any part of the name.
create index petition_person_name_pairs on petition_person using gin (text_pairs(name));
-- A title is found as a summary is.
create index petition_title_pairs on petition using gin (text_pairs(title)) where title <> '';
