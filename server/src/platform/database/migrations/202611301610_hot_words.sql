-- What several people looked for of late, the most first; not who.
create table search_hot (
  place integer primary key,
  words text not null unique
);
