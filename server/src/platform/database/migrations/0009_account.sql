-- Wrong passwords are counted before another is tried.
create index audit_password_change on audit (person_id, at) where action = 'updatePassword';

-- Counts the changes of an organisation, so that nobody overwrites what another saved meanwhile.
alter table organisation add version integer not null default 0;

create index organisation_region on organisation (region_code);
create index organisation_parent1 on organisation (parent1_id);
create index organisation_parent2 on organisation (parent2_id);
create index organisation_parent3 on organisation (parent3_id);
