-- What is sent by post is found again by its number.

alter table delivery add column mail_no text not null default '';
