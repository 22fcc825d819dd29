-- 终结: what asks for a matter to be finished for good, the levels that look at it, its papers, and what it ended.

insert into document_template (id, doc_type, file_name) values ('25', '25', '终结认定书.docx');

-- What the head of a department states of a later petition of a terminated matter; it can be taken on then.
alter table petition add column new_facts text not null default '';

create table termination (
  province_code text not null,
  id bigint generated always as identity,
  -- ZJ, year, region, serial.
  filing_no text not null,
  matter_id bigint not null,
  -- The closed petition that it hangs on, and its step that was answered.
  petition_id bigint not null,
  step_id bigint not null,
  ground text not null check (ground in ('reReviewed', 'noReview', 'noReReview')),
  -- Who has filed it.
  applicant_org_id text not null references organisation,
  applicant_dept_id text not null references department,
  applicant_id text not null references person,
  -- Who has it now.
  org_id text not null references organisation,
  dept_id text not null references department,
  -- 0 拟稿, 1 逐级审核, 2 补充材料, 3 认定, 4 不予认定, 5 撤回, 6 送审, 7 撤销认定.
  state text not null check (state in ('0', '1', '2', '3', '4', '5', '6', '7')),
  facts text not null,
  reasons text not null,
  -- 帮扶稳控方案.
  plan text not null,
  -- Kinds of the required papers that lacked when it was last changed.
  missing text[] not null default '{}',
  document_id bigint,
  submitted_at timestamptz,
  recognised_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, id),
  unique (province_code, filing_no),
  foreign key (province_code, matter_id) references matter,
  foreign key (province_code, petition_id) references petition
);
create index termination_of on termination (province_code, petition_id, id);
create index termination_of_matter on termination (province_code, matter_id, id);
create index termination_by on termination (province_code, applicant_org_id, state, id);
-- A matter is filed once at a time, and not again while it is terminated.
create unique index termination_open on termination (province_code, matter_id) where state not in ('4', '5', '7');

-- The petition departments to which it came, in order, and how each has decided.
create table termination_step (
  province_code text not null,
  id bigint generated always as identity,
  termination_id bigint not null,
  org_id text not null references organisation,
  arrived_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references person,
  result text not null default '' check (result in ('', 'pass', 'back', 'recognise', 'refuse', 'withdrawn')),
  text text not null default '',
  primary key (province_code, id),
  foreign key (province_code, termination_id) references termination
);
create index termination_step_of on termination_step (province_code, termination_id, id);
create index termination_step_at on termination_step (province_code, org_id, termination_id);

-- What the applicant has supplied or explained of a required paper.
create table termination_paper (
  province_code text not null,
  termination_id bigint not null,
  kind text not null,
  text text not null default '',
  file_ids text[] not null default '{}',
  supplied_by text not null references person,
  supplied_at timestamptz not null,
  primary key (province_code, termination_id, kind),
  foreign key (province_code, termination_id) references termination
);

-- The petitions that a recognition has ended, and how they had ended before; '' where nobody had dispatched them yet.
create table termination_petition (
  province_code text not null,
  termination_id bigint not null,
  petition_id bigint not null,
  end_state text not null,
  primary key (province_code, termination_id, petition_id),
  foreign key (province_code, termination_id) references termination,
  foreign key (province_code, petition_id) references petition
);
