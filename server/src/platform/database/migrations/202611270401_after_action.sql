-- Where a person goes from a petition that has been handled: back to the list, on to its next row, nowhere. Null: never chosen.
alter table person add column after_action text check (after_action in ('list', 'next', 'stay'));
