-- 督办: what holds organisations to a petition, to several or to a topic, how each has answered, and how it was judged.

insert into approval_chain (province_code, set_for, subject_type, nodes)
values
  ('', 'bureau', 'superviseAnswer', '[{"role": "R08", "within": "org"}]'),
  ('', 'unit', 'superviseAnswer', '[{"role": "R14", "within": "org"}]'),
  ('', 'bureau', 'superviseExtension', '[{"role": "R08", "within": "org"}]');

create table supervision (
  province_code text not null,
  id bigint generated always as identity,
  -- DB, year, region, serial.
  order_no text not null,
  -- What a topic is about; empty where it is about one petition.
  title text not null default '',
  -- The petition, or the file of the topic, which is a row of petition without a number; and its first step.
  petition_id bigint not null,
  step_id bigint not null,
  -- DM_DBQX, DM_DBFS.
  reason text not null,
  way text not null,
  facts text not null,
  demand text not null default '',
  -- The day by which feedback is wanted; as K14 has it where there is none.
  feedback_on date,
  -- Who supervises.
  org_id text not null references organisation,
  dept_id text not null references department,
  drafter_id text not null references person,
  origin text not null check (origin in ('own', 'suggestion', 'instruction', 'check')),
  -- The order that came before it (再督办), and the how many-th it is.
  previous_id bigint,
  round integer not null default 1,
  -- 0 拟稿, 1 待审批, 2 已发出待签收, 3 已签收待反馈, 4 已反馈待认定, 5 退回补充, 6 已办结, 7 已撤回.
  state text not null check (state in ('0', '1', '2', '3', '4', '5', '6', '7')),
  -- 1 已整改, 2 整改中, 3 不成立; the worst of its addressees.
  conclusion text not null default '' check (conclusion in ('', '1', '2', '3')),
  sent_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, id),
  unique (province_code, order_no),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, previous_id) references supervision
);
create index supervision_of on supervision (province_code, petition_id, id);
create index supervision_at on supervision (province_code, org_id, state, id);

-- What it is about: its one petition, or those that hang on its topic.
create table supervision_petition (
  province_code text not null,
  supervision_id bigint not null,
  petition_id bigint not null,
  primary key (province_code, supervision_id, petition_id),
  foreign key (province_code, supervision_id) references supervision,
  foreign key (province_code, petition_id) references petition
);
create index supervision_petition_of on supervision_petition (province_code, petition_id, supervision_id);

-- Whom it is sent to, each with a state of its own.
create table supervision_addressee (
  province_code text not null,
  id bigint generated always as identity,
  supervision_id bigint not null,
  org_id text not null references organisation,
  dept_id text not null references department,
  handler_id text references person,
  -- 0 not sent yet, 1 送审 of its own leaders, 2 待签收, 3 待反馈, 4 待认定, 5 退回补充, 6 已办结, 8 退回待确认, 9 已退回.
  state text not null default '0' check (state in ('0', '1', '2', '3', '4', '5', '6', '8', '9')),
  -- Until when it may ask to return it.
  return_until timestamptz,
  return_reason text not null default '',
  -- K14 that runs for it, or ran last.
  clock_id bigint,
  extended_days integer not null default 0,
  signed_at timestamptz,
  fed_back_at timestamptz,
  conclusion text not null default '' check (conclusion in ('', '1', '2', '3')),
  -- What was said when it ended.
  words text not null default '',
  closed_at timestamptz,
  version integer not null default 1,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, supervision_id) references supervision
);
-- Not unique: of two that were merged into one, that one has both.
create index supervision_addressee_of on supervision_addressee (province_code, supervision_id, org_id);
create index supervision_addressee_at on supervision_addressee (province_code, org_id, state, supervision_id);
create index supervision_addressee_clock on supervision_addressee (province_code, clock_id);

create table supervision_feedback (
  province_code text not null,
  id bigint generated always as identity,
  addressee_id bigint not null,
  round integer not null,
  measures text not null,
  result text not null,
  file_ids text[] not null default '{}',
  given_at timestamptz not null,
  given_by text not null references person,
  decision text not null default '' check (decision in ('', 'accepted', 'back')),
  words text not null default '',
  decided_at timestamptz,
  decided_by text references person,
  primary key (province_code, id),
  unique (province_code, addressee_id, round),
  foreign key (province_code, addressee_id) references supervision_addressee
);
create index supervision_feedback_file on supervision_feedback using gin (file_ids);

-- An urge of an addressee of an order, rather than of whoever handles the step.
alter table urge add column addressee_id bigint;
drop index urge_open;
create unique index urge_open on urge (province_code, step_id, coalesce(addressee_id, 0))
  where replied_at is null and not superseded;
create index urge_of_addressee on urge (province_code, addressee_id) where addressee_id is not null;
