-- Each proposed role with its proposer, so that another officer agrees, and to what was shown: one that is proposed anew
-- has another id.
alter table post_role_proposal add column id uuid not null unique default gen_random_uuid();
alter table post_role_proposal add column proposed_by text references person;
alter table post_role_proposal add column reason text not null default '';
-- The organisations of LIST.
alter table post_role_proposal add column org_ids text[] not null default '{}';
