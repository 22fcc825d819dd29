-- The composition of the portal that a session got with its first page, where several are held.
alter table session add column portal_set text;
