-- Internal mail. A mailbox belongs to a person, whichever post the person acts in; the post is kept with the mail.

create table mail (
  province_code text not null,
  id bigint generated always as identity,
  sender_id text not null references person,
  sender_org_id text not null references organisation,
  sender_dept_id text not null references department,
  contents text not null,
  -- In whole milliseconds, which is what a cursor can tell apart.
  sent_at timestamptz not null,
  receiver_count integer not null check (receiver_count >= 1),
  starred boolean not null default false,
  primary key (province_code, id)
);
create index mail_outbox on mail (province_code, sender_id, sent_at desc, id desc);

-- sent_at is the mail's, so that one index gives an inbox in its order.
create table mail_receiver (
  province_code text not null,
  mail_id bigint not null,
  person_id text not null references person,
  seq integer not null,
  org_id text not null references organisation,
  dept_id text not null references department,
  sent_at timestamptz not null,
  read_at timestamptz,
  starred boolean not null default false,
  primary key (province_code, mail_id, person_id),
  foreign key (province_code, mail_id) references mail
);
create index mail_receiver_inbox on mail_receiver (province_code, person_id, sent_at desc, mail_id desc);
create index mail_receiver_unread on mail_receiver (province_code, person_id) where read_at is null;
create index mail_receiver_read on mail_receiver (province_code, mail_id) where read_at is not null;
create unique index mail_receiver_seq on mail_receiver (province_code, mail_id, seq);

create table mail_file (
  province_code text not null,
  mail_id bigint not null,
  seq integer not null,
  file_id uuid not null references file,
  primary key (province_code, mail_id, seq),
  foreign key (province_code, mail_id) references mail
);
create index mail_file_file on mail_file (file_id);

-- Sizes of a mailbox, changed in the transaction that changes it.
create table mail_counter (
  province_code text not null,
  person_id text not null references person,
  received_count integer not null default 0 check (received_count >= 0),
  unread_count integer not null default 0 check (unread_count >= 0),
  sent_count integer not null default 0 check (sent_count >= 0),
  primary key (province_code, person_id)
);
