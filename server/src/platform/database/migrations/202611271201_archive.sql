-- 档案: closed petitions and finished official documents, gathered into volumes (卷) and boxes (盒), handed over to an archive.

-- The last number of each series; a number is taken in the transaction that uses it, so that none is left out.
create table archive_series (
  province_code text not null,
  org_id text not null references organisation,
  series text not null,
  last integer not null,
  primary key (province_code, org_id, series)
);

create table archive_transfer (
  province_code text not null,
  id bigint generated always as identity,
  org_id text not null references organisation,
  transfer_no text not null,
  receiver text not null,
  receiver_person text not null,
  handed_on date not null,
  made_by text not null references person,
  made_at timestamptz not null,
  primary key (province_code, id),
  unique (province_code, org_id, transfer_no)
);

create table archive_volume (
  province_code text not null,
  id bigint generated always as identity,
  org_id text not null references organisation,
  -- petition, document.
  category text not null check (category in ('petition', 'document')),
  -- Holds walled petitions, and nothing else.
  walled boolean not null,
  year integer not null,
  -- Y 永久, D30, D10.
  retention text not null check (retention in ('Y', 'D30', 'D10')),
  title text not null,
  -- 1 组卷中, 2 已成卷, 3 已移交, 4 已销毁.
  state text not null default '1' check (state in ('1', '2', '3', '4')),
  -- Taken when it is closed, with its list of contents; empty until then.
  archive_no text not null default '',
  box_no text not null default '',
  transfer_id bigint,
  closed_by text references person,
  closed_at timestamptz,
  -- Why it may not be destroyed; empty where nothing keeps it (暂缓销毁).
  hold_reason text not null default '',
  version integer not null default 1,
  made_by text not null references person,
  made_at timestamptz not null,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, transfer_id) references archive_transfer,
  check ((state = '1') = (archive_no = '')),
  check (state <> '3' or transfer_id is not null)
);
create unique index archive_volume_no on archive_volume (province_code, org_id, archive_no) where archive_no <> '';
create index archive_volume_of on archive_volume (province_code, org_id, id);
create index archive_volume_handed on archive_volume (province_code, transfer_id) where transfer_id is not null;

-- 卷内目录: what a volume holds, in its order. What it says is written when the volume is closed.
create table archive_item (
  province_code text not null,
  volume_id bigint not null,
  seq integer not null,
  org_id text not null references organisation,
  petition_id bigint,
  document_id bigint,
  -- What the rule proposes, and why somebody chose otherwise.
  proposed text not null check (proposed in ('Y', 'D30', 'D10')),
  reason text not null default '',
  number text not null default '',
  title text not null default '',
  ended_on date,
  papers integer,
  primary key (province_code, volume_id, seq),
  foreign key (province_code, volume_id) references archive_volume on delete cascade,
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, document_id) references official_document,
  check (num_nonnulls(petition_id, document_id) = 1)
);
-- A petition is in one volume at a time, a document in one of each organisation that has it.
create unique index archive_item_petition on archive_item (province_code, petition_id) where petition_id is not null;
create unique index archive_item_document on archive_item (province_code, org_id, document_id) where document_id is not null;
