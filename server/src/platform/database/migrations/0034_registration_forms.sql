-- What a province asks of a registration beside the fields that all have, by the names of its description.
alter table petition add column extra jsonb not null default '{}';

-- 领导包案 (条例 第十八条): a leader answers for a petition until it is solved.
create table leader_case (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  org_id text not null references organisation,
  leader_id text not null references person,
  leader_duty text not null,
  unit_id text not null references organisation,
  in_charge text not null,
  -- 积案, 集体, 上级交办, 其他.
  cause text not null check (cause in ('1', '2', '3', '9')),
  measures text not null,
  due_on date not null,
  percent integer not null default 0 check (percent between 0 and 100),
  -- 已化解, 部分化解, 转程序, 未化解; empty while it goes on.
  result text not null default '' check (result in ('', '1', '2', '3', '4')),
  registered_by text not null references person,
  registered_at timestamptz not null,
  closed_at timestamptz,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create unique index leader_case_open on leader_case (province_code, petition_id) where result = '';
create index leader_case_of_office on leader_case (province_code, org_id, id desc);

create table leader_case_progress (
  province_code text not null,
  case_id bigint not null,
  seq integer not null,
  at timestamptz not null,
  person_id text not null references person,
  percent integer not null check (percent between 0 and 100),
  text text not null,
  primary key (province_code, case_id, seq),
  foreign key (province_code, case_id) references leader_case
);

-- What was read in a scanned letter. `content` is encrypted: it holds names and numbers.
create table letter_recognition (
  province_code text not null,
  petition_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Percent of the pages.
  progress integer not null default 0 check (progress between 0 and 100),
  content text not null default '',
  problem text not null default '',
  asked_at timestamptz not null,
  -- A reader says that it is still at it; one that fell silent is taken to be gone.
  changed_at timestamptz not null,
  primary key (province_code, petition_id),
  foreign key (province_code, petition_id) references petition
);
create index letter_recognition_queue on letter_recognition (province_code, asked_at) where state in ('waiting', 'running');
