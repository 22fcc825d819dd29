-- By whose doing a to-do lies where it lies: a person's id, empty where it was the system's.
alter table todo add column given_by text not null default '';

-- Who wants to be told of new to-dos, and up to when they have been told.
alter table person add column told_of_todos_until timestamptz;
