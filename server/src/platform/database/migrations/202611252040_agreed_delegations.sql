-- Delegations that an officer proposes; they give nothing until another officer agrees.
alter table delegation add column waits boolean not null default false;
alter table delegation add column proposed_by text references person;
alter table delegation add column proposed_at timestamptz not null default now();
alter table delegation add column reason text not null default '';
