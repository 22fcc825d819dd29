-- 复查 and 复核: what is asked for, by whom, what is decided, and what it changes of the petition and its matter.

insert into approval_chain (province_code, set_for, subject_type, nodes)
select '', set_for, subject_type, nodes
from (values
    ('R07 R08', '[{"role": "R07", "within": "dept"}, {"role": "R08", "within": "org"}]'::jsonb),
    ('R13 R14', '[{"role": "R13", "within": "dept"}, {"role": "R14", "within": "org"}]')
  ) as chain (roles, nodes)
join (values
    ('bureau', 'document', 'R07 R08'),
    ('bureau', 'supervision', 'R07 R08'),
    ('bureau', 'review', 'R07 R08'),
    ('bureau', 'termination', 'R07 R08'),
    ('unit', 'document', 'R13 R14'),
    ('unit', 'review', 'R13 R14'),
    ('unit', 'termination', 'R13 R14')
  ) as subject (set_for, subject_type, roles) using (roles);

-- instance: 0 none, 1 reviewed, 2 re-reviewed. appeal_over_at: since when the next instance can no longer be asked for.
alter table matter
  add column instance smallint not null default 0 check (instance between 0 and 2),
  add column appeal_over_at timestamptz;

-- review_state: 0 none, 1 review open, 2 reviewed, 3 re-review open, 4 re-reviewed, 5 appeal time over.
-- supervision_state: 0 none, 1 open, 2 closed.
alter table petition
  add column review_state smallint not null default 0 check (review_state between 0 and 5),
  add column supervision_state smallint not null default 0 check (supervision_state between 0 and 2);

create table review (
  province_code text not null,
  id bigint generated always as identity,
  -- FC or FH, year, region, serial.
  review_no text not null,
  kind text not null check (kind in ('review', 'reReview')),
  petition_id bigint not null,
  -- The step whose opinion is reviewed.
  step_id bigint not null,
  -- The review that a re-review is about.
  previous_id bigint,
  -- Who reviews, in which department; whose opinion or decision is reviewed.
  org_id text not null references organisation,
  dept_id text not null references department,
  original_org_id text not null references organisation,
  received_on date not null,
  way text not null check (way in ('letter', 'visit', 'online')),
  agent_name text not null default '',
  grounds text not null,
  requests text not null,
  late_reason text not null default '',
  -- 1 待受理决定, 2 补正, 3 不予受理, 4 已受理办理中, 5 听证, 6 送审, 7 意见书已出待送达, 8 办结, 9 撤回.
  state text not null check (state in ('1', '2', '3', '4', '5', '6', '7', '8', '9')),
  handler_id text references person,
  refuse_reason text not null default '',
  -- 1 维持, 2 变更, 3 撤销责令重办, 4 终止.
  conclusion text not null default '' check (conclusion in ('', '1', '2', '3', '4')),
  facts text not null default '',
  reasons text not null default '',
  basis text not null default '',
  -- The decision as it was issued.
  document_id bigint,
  accepted_at timestamptz,
  decided_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_by text not null references person,
  changed_at timestamptz not null,
  primary key (province_code, id),
  unique (province_code, review_no),
  foreign key (province_code, petition_id) references petition
);
create index review_of on review (province_code, petition_id, id);
create index review_at on review (province_code, org_id, state, id);
-- An opinion is under one review at a time.
create unique index review_open on review (province_code, step_id) where state not in ('3', '8', '9');

-- Who asked for it. opinion_on and window_until: when that petitioner was given the opinion, and until when one may ask.
create table review_applicant (
  province_code text not null,
  review_id bigint not null,
  person_seq integer not null,
  opinion_on date,
  window_until timestamptz,
  in_time boolean not null,
  primary key (province_code, review_id, person_seq),
  foreign key (province_code, review_id) references review
);

-- 调卷: what was asked for, from whom, and what was handed in.
create table review_request (
  province_code text not null,
  id bigint generated always as identity,
  review_id bigint not null,
  org_id text not null references organisation,
  text text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  answer text not null default '',
  file_ids text[] not null default '{}',
  handed_in_at timestamptz,
  handed_in_by text references person,
  primary key (province_code, id),
  foreign key (province_code, review_id) references review
);
create index review_request_of on review_request (province_code, review_id, id);

create table review_hearing (
  province_code text not null,
  id bigint generated always as identity,
  review_id bigint not null,
  noticed_on date not null,
  held_on date not null,
  place text not null,
  host text not null,
  members text[] not null default '{}',
  result text not null default '',
  file_ids text[] not null default '{}',
  ended_at timestamptz,
  published boolean not null default false,
  primary key (province_code, id),
  foreign key (province_code, review_id) references review
);
create index review_hearing_of on review_hearing (province_code, review_id, id);
