-- What the system's officer has set of a code: the province's files leave it alone from then on.
alter table code_item add column set_by_officer boolean not null default false;
