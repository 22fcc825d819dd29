-- An account that waits for its one-time password, and who asked for it: another officer hands it out.
alter table person add column awaits_password boolean not null default false;
alter table person add column password_asked_by text references person;
