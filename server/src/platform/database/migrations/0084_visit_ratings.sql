-- How a visitor rated the reception, by the code that was scanned; encrypted, what was said of it.
alter table window_ticket add rating text not null default '';
alter table window_ticket add rating_text text not null default '';
alter table window_ticket add rated_at timestamptz;
