-- 三项建议: what a petition department recommends to an organisation, and how that has answered; 通报, 约谈, 挂牌.

-- It may be about no petition, and whom it is for gets no way into the one that it is about.
alter table todo alter column petition_id drop not null;
alter table todo add constraint todo_subject check (petition_id is not null or ref_id <> '');
create index todo_of_subject on todo (province_code, ref_id, todo_type) where petition_id is null and done_at is null;

create table recommendation (
  province_code text not null,
  id bigint generated always as identity,
  -- 1 改进工作, 2 完善政策, 3 追究责任.
  kind text not null check (kind in ('1', '2', '3')),
  petition_id bigint,
  supervision_id bigint,
  from_org_id text not null references organisation,
  from_dept_id text not null references department,
  drafter_id text not null references person,
  to_org_id text not null references organisation,
  -- Who has it at the addressee, once somebody has signed for it.
  handler_dept_id text references department,
  handler_id text references person,
  text text not null,
  -- 0 退回修改, 1 待审批, 2 待签收, 3 待反馈, 4 反馈待审批, 5 反馈待认定, 6 退回补充, 7 已办结, 8 已撤回.
  state text not null check (state in ('0', '1', '2', '3', '4', '5', '6', '7', '8')),
  -- 文号 and 建议书, from its sending on.
  document_no text not null default '',
  file_id uuid references file,
  sent_at timestamptz,
  -- K16, and when its lamp turns.
  due_at timestamptz,
  calm_at timestamptz,
  yellow_at timestamptz,
  orange_at timestamptz,
  -- What the last answer that has come says.
  adopted text not null default '' check (adopted in ('', 'full', 'part', 'none')),
  answered_at timestamptz,
  is_late boolean not null default false,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, supervision_id) references supervision
);
create index recommendation_by on recommendation (province_code, from_org_id, sent_at, id);
create index recommendation_to on recommendation (province_code, to_org_id, state, id);
create index recommendation_of on recommendation (province_code, petition_id, id) where petition_id is not null;
create index recommendation_of_order on recommendation (province_code, supervision_id, id) where supervision_id is not null;

-- What the addressee has said to it, round by round.
create table recommendation_answer (
  province_code text not null,
  recommendation_id bigint not null,
  round integer not null,
  adopted text not null check (adopted in ('full', 'part', 'none')),
  measures text not null,
  reason text not null,
  file_ids text[] not null default '{}',
  written_by text not null references person,
  written_at timestamptz not null,
  -- When the addressee's leader has agreed to it: from then on the sender knows of it.
  agreed_at timestamptz,
  is_late boolean not null default false,
  verdict text not null default '' check (verdict in ('', 'accepted', 'back')),
  primary key (province_code, recommendation_id, round),
  foreign key (province_code, recommendation_id) references recommendation
);

-- What was done with it; what is not shared is known to the organisation that did it.
create table recommendation_entry (
  province_code text not null,
  recommendation_id bigint not null,
  seq integer not null,
  at timestamptz not null,
  person_id text not null references person,
  org_id text not null references organisation,
  action text not null,
  text text not null default '',
  shared boolean not null,
  primary key (province_code, recommendation_id, seq),
  foreign key (province_code, recommendation_id) references recommendation
);

-- 文号 of what is about no petition.
alter table document_number alter column petition_id drop not null;
alter table document_number add column recommendation_id bigint;
alter table document_number
  add constraint document_number_subject check (petition_id is not null or recommendation_id is not null);

create table supervision_event (
  province_code text not null,
  id bigint generated always as identity,
  -- 1 通报, 2 约谈, 3 挂牌督办.
  kind text not null check (kind in ('1', '2', '3')),
  petition_id bigint,
  supervision_id bigint,
  org_id text not null references organisation,
  to_org_id text not null references organisation,
  held_on date not null,
  document_no text not null,
  participants text not null default '',
  text text not null,
  file_ids text[] not null default '{}',
  recorded_by text not null references person,
  recorded_at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, supervision_id) references supervision,
  check (petition_id is not null or supervision_id is not null)
);
create index supervision_event_by on supervision_event (province_code, org_id, held_on, id);
create index supervision_event_to on supervision_event (province_code, to_org_id, held_on, id);
create index supervision_event_of on supervision_event (province_code, petition_id, id) where petition_id is not null;
create index supervision_event_of_order on supervision_event (province_code, supervision_id, id) where supervision_id is not null;
