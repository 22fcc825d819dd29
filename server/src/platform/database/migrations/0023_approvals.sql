-- The approval service: whose agreement an act needs, what waits for it, what was decided, and who decides for whom.

-- Whose agreement a subject needs, in order: [{"role": "R07", "within": "dept"}, …], [] nobody's. set_for is an
-- organisation, or bureau (petition departments) or unit (all others) for those that have set nothing themselves.
-- province_code '' holds for every province.
create table approval_chain (
  province_code text not null,
  set_for text not null,
  subject_type text not null,
  nodes jsonb not null check (jsonb_typeof(nodes) = 'array'),
  primary key (province_code, set_for, subject_type)
);

insert into approval_chain (province_code, set_for, subject_type, nodes)
select '', set_for, subject_type, nodes
from (values
    ('R07', '[{"role": "R07", "within": "dept"}]'::jsonb),
    ('R08', '[{"role": "R08", "within": "org"}]'),
    ('R07 R08', '[{"role": "R07", "within": "dept"}, {"role": "R08", "within": "org"}]'),
    ('R13', '[{"role": "R13", "within": "dept"}]'),
    ('R14', '[{"role": "R14", "within": "org"}]'),
    ('R13 R14', '[{"role": "R13", "within": "dept"}, {"role": "R14", "within": "org"}]')
  ) as chain (roles, nodes)
join (values
    ('bureau', 'assign', 'R07'),
    ('bureau', 'notAccept', 'R07 R08'),
    ('bureau', 'noFurther', 'R07 R08'),
    ('bureau', 'file', 'R07'),
    ('bureau', 'return', 'R07'),
    ('bureau', 'answer', 'R07 R08'),
    ('bureau', 'report', 'R07 R08'),
    ('bureau', 'extension', 'R08'),
    ('bureau', 'suspend', 'R07'),
    ('bureau', 'escalate', 'R08'),
    ('unit', 'assign', 'R13'),
    ('unit', 'notAccept', 'R13 R14'),
    ('unit', 'noFurther', 'R13 R14'),
    ('unit', 'file', 'R13'),
    ('unit', 'return', 'R13'),
    ('unit', 'answer', 'R13 R14'),
    ('unit', 'report', 'R13 R14'),
    ('unit', 'extension', 'R14'),
    ('unit', 'suspend', 'R13'),
    ('unit', 'escalate', 'R14')
  ) as subject (set_for, subject_type, roles) using (roles);

create table approval (
  province_code text not null,
  id bigint generated always as identity,
  subject_type text not null,
  -- What is approved, as the module knows it that submitted it.
  subject_id text not null,
  petition_id bigint not null,
  step_id bigint,
  title text not null,
  -- The nodes as they were when it was submitted, with those added since; position is the one that is asked now.
  chain jsonb not null,
  position integer not null,
  -- Goes up with whatever happens to it.
  version integer not null default 1,
  state text not null default 'pending' check (state in ('pending', 'approved', 'returned', 'withdrawn')),
  applicant_id text not null references person,
  -- Whose post the applicant acted in: the applicant's own, or somebody else's.
  applicant_holder_id text not null references person,
  org_id text not null references organisation,
  dept_id text not null references department,
  due_at timestamptz,
  submitted_at timestamptz not null,
  -- Since when it has been lying with those asked now.
  arrived_at timestamptz not null,
  ended_at timestamptz,
  snapshot jsonb not null,
  -- The words that are compared with those of the round before.
  text text not null default '',
  round integer not null default 1,
  previous_id bigint,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, previous_id) references approval
);
create unique index approval_pending on approval (province_code, subject_type, subject_id) where state = 'pending';
create index approval_petition on approval (province_code, petition_id, id);

create table approval_decision (
  province_code text not null,
  approval_id bigint not null,
  seq integer not null,
  -- Which node of the chain, by its id there.
  node_id integer not null,
  person_id text not null references person,
  -- For whom, where it was somebody else's to decide.
  on_behalf_of text references person,
  decision text not null check (decision in ('agree', 'back', 'forward', 'addSigner')),
  opinion text not null default '',
  at timestamptz not null,
  -- To whom it was handed on or who was added.
  target_id text references person,
  primary key (province_code, approval_id, seq),
  foreign key (province_code, approval_id) references approval
);

-- From until before until_at, unless ended earlier, to_person_id decides what from_person_id is asked in org_id.
create table approval_delegation (
  id bigint generated always as identity primary key,
  org_id text not null references organisation,
  from_person_id text not null references person,
  to_person_id text not null references person,
  -- Empty: every subject.
  subject_types text[] not null default '{}',
  reason text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (until_at > from_at),
  check (from_person_id <> to_person_id)
);
create index approval_delegation_to on approval_delegation (to_person_id, until_at);
create index approval_delegation_from on approval_delegation (from_person_id, until_at);

-- All to-dos of one approval are closed when one of those asked decides.
create index todo_ref on todo (province_code, ref_id) where ref_id <> '';

insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_ldsp', 1, '类型', 'typeName', 110),
  ('v_ldsp', 2, '标题', 'title', 320),
  ('v_ldsp', 3, '信访件编号', 'xfjbh', 226),
  ('v_ldsp', 4, '送审人', 'applicant', 90),
  ('v_ldsp', 5, '送审部门', 'applicantDept', 150),
  ('v_ldsp', 6, '送审时间', 'submittedAt', 170),
  ('v_ldsp', 7, '停留时长', 'stayHours', 100),
  ('v_ldsp', 8, '剩余时限', 'sysx', 100),
  ('v_ldsp', 9, '受托', 'onBehalf', 110);
