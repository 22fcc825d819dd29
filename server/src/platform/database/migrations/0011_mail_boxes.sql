-- Where a mail lies for each who has it, what is being written, and words by which mails are found.

-- `gone` is purged: nobody sees it, the row stays for the other side. `recalled`: the sender took it back unread.
alter table mail
  add column box text not null default 'outbox' check (box in ('outbox', 'trash', 'gone')),
  add column thrown_at timestamptz,
  add column recalled_at timestamptz,
  -- Null until it is indexed. Written by the server, which cuts Chinese into pairs of characters.
  add column search tsvector;
alter table mail_receiver
  add column box text not null default 'inbox' check (box in ('inbox', 'trash', 'gone', 'recalled')),
  add column thrown_at timestamptz;

drop index mail_outbox;
create index mail_outbox on mail (province_code, sender_id, sent_at desc, id desc) where box = 'outbox';
create index mail_sent on mail (province_code, sender_id, sent_at desc, id desc);
create index mail_trash on mail (province_code, sender_id, thrown_at desc, id desc) where box = 'trash';
create index mail_starred on mail (province_code, sender_id, sent_at desc, id desc) where starred and box = 'outbox';
create index mail_search on mail using gin (search) with (fastupdate = off);
create index mail_unindexed on mail (id) where search is null;

drop index mail_receiver_inbox;
create index mail_receiver_inbox on mail_receiver (province_code, person_id, sent_at desc, mail_id desc)
  where box = 'inbox';
create index mail_receiver_trash on mail_receiver (province_code, person_id, thrown_at desc, mail_id desc)
  where box = 'trash';
create index mail_receiver_starred on mail_receiver (province_code, person_id, sent_at desc, mail_id desc)
  where starred and box = 'inbox';

-- One new mail (draft_key '') and one answer for each mail (its id) are kept for everybody.
create table mail_draft (
  province_code text not null,
  person_id text not null references person,
  draft_key text not null,
  receivers jsonb not null,
  contents text not null,
  version integer not null,
  saved_at timestamptz not null,
  primary key (province_code, person_id, draft_key)
);
create index mail_draft_age on mail_draft (saved_at);

-- Staged files in a draft are not swept.
create table mail_draft_file (
  province_code text not null,
  person_id text not null,
  draft_key text not null,
  seq integer not null,
  file_id uuid not null references file on delete cascade,
  primary key (province_code, person_id, draft_key, seq),
  foreign key (province_code, person_id, draft_key) references mail_draft on delete cascade
);
create index mail_draft_file_file on mail_draft_file (file_id);
