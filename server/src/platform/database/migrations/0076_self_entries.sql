-- 自助填报: what a visitor typed on the own phone while waiting; for the interview, and for that day only.
create table self_entry (
  province_code text not null,
  -- Of the token in the ticket's code.
  token_hash text not null,
  ticket_no text not null,
  made_by text not null references person,
  made_at timestamptz not null,
  -- Encrypted; empty until it is sent, which each token can do once.
  content text not null default '',
  filled_at timestamptz,
  taken_at timestamptz,
  primary key (province_code, token_hash),
  foreign key (province_code, ticket_no) references window_ticket
);
create index self_entry_of on self_entry (province_code, ticket_no, filled_at);
