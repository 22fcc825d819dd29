-- The page of the portal that a message is about, beginning with its path; empty where it is about none.

alter table message add column opens text not null default '';
alter table message_history add column opens text not null default '';
