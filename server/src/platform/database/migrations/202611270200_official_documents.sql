-- 公文: what an organisation sends to others under a number and a seal, and what comes to it on paper from outside.

-- Pictures of seals; who keeps one may use it in its time.
create table org_seal (
  province_code text not null,
  id bigint generated always as identity,
  org_id text not null references organisation,
  name text not null,
  holder_id text not null references person,
  picture bytea not null,
  valid_from date not null,
  valid_until date not null,
  ended_at timestamptz,
  kept_by text not null references person,
  kept_at timestamptz not null,
  primary key (province_code, id),
  check (valid_until >= valid_from)
);
create index org_seal_of on org_seal (province_code, org_id, id);

create table official_document (
  province_code text not null,
  id bigint generated always as identity,
  -- 收文登记: it came from outside; its sender and the sender's number are what was written on it.
  incoming boolean not null,
  kind text not null,
  -- 0 平件, 1 加急, 2 特急.
  urgency text not null check (urgency in ('0', '1', '2')),
  title text not null,
  body text not null default '',
  petition_id bigint,
  org_id text not null references organisation,
  dept_id text not null references department,
  drafter_id text not null references person,
  -- 0 草稿, 1 待审批, 2 待编号, 3 待用印, 4 待发送, 5 已发送, 6 已办结, 7 已作废, 10 待拟办, 11 待批示, 12 待承办.
  state text not null check (state in ('0', '1', '2', '3', '4', '5', '6', '7', '10', '11', '12')),
  document_no text not null default '',
  attachment_ids text[] not null default '{}',
  -- The file under its seal: frozen, with the SM3 digest of its bytes.
  file_id uuid references file,
  digest text not null default '',
  seal_id bigint,
  sealed_by text references person,
  sealed_at timestamptz,
  sent_at timestamptz,
  closed_at timestamptz,
  replaces_id bigint,
  sender_name text not null default '',
  received_on date,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, replaces_id) references official_document,
  foreign key (province_code, seal_id) references org_seal
);
create index official_document_of on official_document (province_code, org_id, incoming, id);
create index official_document_about on official_document (province_code, petition_id, id) where petition_id is not null;
create index official_document_replacing on official_document (province_code, replaces_id) where replaces_id is not null;

-- 主送, 抄送: an organisation of the portal, or the name of one outside.
create table official_receiver (
  province_code text not null,
  document_id bigint not null,
  seq integer not null,
  org_id text references organisation,
  name text not null,
  copied boolean not null,
  -- 1 待签收, 2 已签收, 3 已办结.
  state text not null default '1' check (state in ('1', '2', '3')),
  signed_at timestamptz,
  signer text not null default '',
  handler_id text references person,
  handler_dept_id text references department,
  -- K24 or K25, and when its lamp turns.
  due_at timestamptz,
  calm_at timestamptz,
  yellow_at timestamptz,
  orange_at timestamptz,
  urged_at timestamptz,
  primary key (province_code, document_id, seq),
  foreign key (province_code, document_id) references official_document on delete cascade
);
create index official_receiver_to on official_receiver (province_code, org_id, document_id) where org_id is not null;
create index official_receiver_due on official_receiver (province_code, due_at) where state = '1' and due_at is not null;

-- What was done with it; what is not shared is known to the organisation that did it.
create table official_entry (
  province_code text not null,
  document_id bigint not null,
  seq integer not null,
  at timestamptz not null,
  person_id text not null references person,
  org_id text not null references organisation,
  on_behalf_of text references person,
  action text not null,
  text text not null default '',
  shared boolean not null,
  primary key (province_code, document_id, seq),
  foreign key (province_code, document_id) references official_document on delete cascade
);

alter table document_number add column official_document_id bigint;
alter table document_number add foreign key (province_code, official_document_id) references official_document;
alter table document_number drop constraint document_number_subject;
alter table document_number add constraint document_number_subject
  check (num_nonnulls(petition_id, recommendation_id, official_document_id) > 0);
