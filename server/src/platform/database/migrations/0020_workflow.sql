-- The petition workflow: what a case is, its tree of handling steps, and what is written on the way.

-- What one or several petitions are about. First and repeated are properties of it.
create table matter (
  province_code text not null,
  id bigint generated always as identity,
  category text not null,
  place_region text not null references region,
  petition_count integer not null default 1 check (petition_count >= 1),
  first_petition_at timestamptz not null,
  last_petition_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'concluded', 'reviewing', 'terminated')),
  primary key (province_code, id)
);

alter table petition
  add column matter_id bigint,
  add column source_type text not null default '01',
  add column source_org_id text references organisation,
  -- Number at the source: an import that comes twice is recognised by it.
  add column source_no text not null default '',
  add column register_level text not null default '',
  add column ticket_no text not null default '',
  add column barcode text not null default '',
  add column query_code text not null default '',
  -- 1 by hand, 2 with recognition, 3 batch of scans, 4 import, 5 on behalf of a unit.
  add column entry_mode text not null default '1',
  add column title text not null default '',
  -- The petitioner's own text, from online or recognition; never changed.
  add column original_text text not null default '',
  add column legal_class text not null default '',
  add column statutory_route text not null default '',
  add column secondary_categories text[] not null default '{}',
  add column hot_topics text[] not null default '{}',
  add column cause text not null default '',
  add column place_level text not null default '',
  add column accused_org_id text references organisation,
  add column subsystem text not null default '',
  add column industry text not null default '',
  add column amount_involved numeric(14, 2),
  add column event_date date,
  add column event_place text not null default '',
  add column involved_count integer,
  add column actual_visitors integer,
  add column representative_count integer,
  add column copies integer,
  add column joint_letter boolean not null default false,
  add column collective_visit boolean not null default false,
  -- Marks of the case, like majorUrgent, threat, leaderInstruction; each set and lifted by an action.
  add column flags text[] not null default '{}',
  add column threat_text text not null default '',
  add column walled_off boolean not null default false,
  add column evaluable boolean not null default true,
  -- 0 first, 1 repeated, 2 repeated within 12 months of closing, 9 not sure.
  add column repeat_flag text not null default '0' check (repeat_flag in ('0', '1', '2', '9')),
  add column first_local boolean not null default true,
  add column first_national boolean not null default true,
  -- How the case ended, as a state of it; empty while it runs. The main state is derived from it and the steps.
  add column end_state text not null default '',
  -- The step and the organisation where it lies now.
  add column lead_step_id bigint,
  add column lead_org_id text references organisation,
  add column responsible_org_id text references organisation,
  add column accepted_at timestamptz,
  add column replied_at timestamptz,
  add column delivered_at timestamptz,
  add column closed_at timestamptz,
  add column close_type text not null default '',
  add column outcome text not null default '',
  add column four_outcomes text[] not null default '{}',
  add column petitioner_opinion text not null default '',
  add column void_reason text not null default '',
  add column merged_into bigint,
  add column archive_no text not null default '',
  add column archived_at timestamptz,
  add column updated_at timestamptz;

-- What is not registered yet (05) has no number.
alter table petition drop constraint petition_province_code_petition_no_key;
create unique index petition_number on petition (province_code, petition_no) where petition_no <> '';
create unique index petition_source on petition (province_code, source_org_id, source_no) where source_no <> '';
create unique index petition_barcode on petition (province_code, barcode) where barcode <> '';
create unique index petition_query_code on petition (province_code, query_code) where query_code <> '';
create index petition_matter on petition (province_code, matter_id);
create index petition_registered on petition (province_code, register_org_id, registered_at desc, id desc);
create index petition_lead on petition (province_code, lead_org_id, registered_at desc, id desc);

-- role: 1 main petitioner, 2 co-signer, 3 representative, 4 accompanying, 5 agent, 6 accused.
-- id_card and mobile are encrypted; the hashes beside them are keyed and find equal ones.
alter table petition_person
  add column cert_type text not null default '',
  add column id_card_hash text not null default '',
  add column mobile_hash text not null default '',
  add column gender text not null default '',
  add column birth_date date,
  add column ethnicity text not null default '',
  add column phone text not null default '',
  add column address_region text not null default '',
  add column domicile_region text not null default '',
  add column postcode text not null default '',
  add column email text not null default '',
  add column occupation text not null default '',
  add column crowd_group text not null default '',
  add column work_unit text not null default '',
  add column duty text not null default '',
  -- sabz, swbz, sgbz, stbz, sqbz: Macao, foreign, Hong Kong, Taiwan, overseas Chinese.
  add column overseas text[] not null default '{}',
  add column party_member boolean not null default false;
create index petition_person_id_card on petition_person (province_code, id_card_hash) where id_card_hash <> '';
create index petition_person_mobile on petition_person (province_code, mobile_hash) where mobile_hash <> '';
create index petition_person_name on petition_person (province_code, name);

-- Who alone may know of a walled petition.
create table petition_access (
  province_code text not null,
  petition_id bigint not null,
  person_id text not null references person,
  primary key (province_code, petition_id, person_id),
  foreign key (province_code, petition_id) references petition
);

-- Where incoming work of an organisation lands.
alter table department add column takes_in boolean not null default false;
create unique index department_takes_in on department (org_id) where takes_in;

-- One hand-over of a petition. The first is the registering organisation's own; the others hang on their sender's.
create table handling_step (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  parent_id bigint,
  seq integer not null,
  -- DM_BLFS; empty for the registering organisation's own.
  mode text not null default '',
  from_org_id text not null references organisation,
  from_dept_id text not null references department,
  from_person_id text not null references person,
  to_org_id text not null references organisation,
  to_dept_id text not null references department,
  -- On the path that the main state follows; the others handle beside it.
  is_lead boolean not null default true,
  text text not null default '',
  internal_note text not null default '',
  need_report boolean not null default false,
  -- Until then the receiver may ask to send it back.
  return_until timestamptz,
  due_at timestamptz,
  -- 0 to be signed for, 1 signed, 2 return asked for, 3 returned, 4 passed down, 5 accepted, 6 in hand, 7 reported,
  -- 8 to be done again, 9 done, 10 recalled, 11 done by passing it on.
  state text not null default '0',
  simple boolean not null default false,
  -- '' none, 'dispatch' how it is handled, 'answer' what is answered: waits for a leader.
  pending text not null default '' check (pending in ('', 'dispatch', 'answer')),
  suspended boolean not null default false,
  reopened boolean not null default false,
  return_count integer not null default 0,
  reject_count integer not null default 0,
  on_behalf_org_id text references organisation,
  sent_at timestamptz not null,
  signed_at timestamptz,
  signed_by text references person,
  -- Who works on it at the organisation; what comes back goes there.
  handler_id text references person,
  return_asked_at timestamptz,
  returned_at timestamptz,
  accepted_at timestamptz,
  answered_at timestamptz,
  delivered_at timestamptz,
  reported_at timestamptz,
  closed_at timestamptz,
  primary key (province_code, id),
  unique (province_code, petition_id, seq),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, parent_id) references handling_step
);
create index handling_step_to on handling_step (province_code, to_org_id, petition_id);
create index handling_step_from on handling_step (province_code, from_org_id, petition_id);

-- step_id, ref_id: what a to-do is about. on_behalf_org_id: entered for a unit without access.
alter table todo
  add column step_id bigint,
  add column ref_id text not null default '',
  add column claimed_at timestamptz,
  add column done_by text references person;

alter table timeline
  add column step_id bigint,
  add column state_before text not null default '',
  -- Whose post the person acted in, where it is somebody else's.
  add column on_behalf_of text references person,
  -- Whether the other organisations of the case see the text.
  add column shared boolean not null default true;

-- Notices and opinion letters: what was written when it was issued. DM_WSLX.
create table petition_document (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  step_id bigint not null,
  doc_type text not null,
  content jsonb not null,
  file_id uuid references file,
  created_by text not null references person,
  created_at timestamptz not null,
  -- Empty until it is approved, where it must be.
  issued_at timestamptz,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create index petition_document_of on petition_document (province_code, petition_id);

-- What proves that a petitioner was given a document. sign_result: 1 signed, 0 refused before two witnesses.
create table delivery (
  province_code text not null,
  document_id bigint not null,
  petition_id bigint not null,
  person_seq integer not null,
  mode text not null,
  delivered_at timestamptz not null,
  receiver text not null default '',
  sign_result text not null default '1' check (sign_result in ('0', '1')),
  witnesses text not null default '',
  file_id uuid references file,
  primary key (province_code, document_id, person_seq),
  foreign key (province_code, document_id) references petition_document
);

create table handling_report (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  step_id bigint not null,
  facts text not null,
  opinion text not null,
  legal_basis text not null,
  outcome text not null,
  four_outcomes text[] not null default '{}',
  petitioner_attitude text not null default '',
  mediation text not null default '',
  investigators text[] not null default '{}',
  state text not null check (state in ('draft', 'approving', 'sent', 'accepted', 'back')),
  created_by text not null references person,
  created_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  back_reason text not null default '',
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create index handling_report_of on handling_report (province_code, petition_id);

-- What was done while handling: investigation, visit, call, meeting, hearing, mediation.
create table process_record (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  step_id bigint not null,
  kind text not null,
  text text not null,
  person_id text not null references person,
  at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create index process_record_of on process_record (province_code, petition_id);

create table extension (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  step_id bigint not null,
  days integer not null check (days between 1 and 30),
  reason text not null,
  state text not null check (state in ('asked', 'granted', 'refused')),
  asked_by text not null references person,
  asked_at timestamptz not null,
  decided_at timestamptz,
  informed_at timestamptz,
  informed_how text not null default '',
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create unique index extension_once on extension (province_code, step_id) where state <> 'refused';

create table suspension (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  step_id bigint not null,
  reason text not null,
  text text not null,
  from_at timestamptz not null,
  planned_until date not null,
  ended_at timestamptz,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create unique index suspension_running on suspension (province_code, step_id) where ended_at is null;

create table urge (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  step_id bigint not null,
  from_org_id text not null references organisation,
  -- Empty where the system urged.
  person_id text references person,
  text text not null,
  at timestamptz not null,
  reply_due_at timestamptz not null,
  reply text not null default '',
  replied_by text references person,
  replied_at timestamptz,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create unique index urge_open on urge (province_code, step_id) where replied_at is null;
create index urge_of on urge (province_code, petition_id);

-- side: bureau (信访部门), unit (责任单位). state: 0 waited for, 1 declined, 2 given, 3 not given in time.
create table evaluation (
  province_code text not null,
  petition_id bigint not null,
  side text not null check (side in ('bureau', 'unit')),
  org_id text not null references organisation,
  state text not null default '0' check (state in ('0', '1', '2', '3')),
  -- DM_MYD: 0 satisfied, 1 rather satisfied, 3 not satisfied.
  value text not null default '' check (value in ('', '0', '1', '3')),
  reasons text[] not null default '{}',
  text text not null default '',
  channel text not null default '',
  opened_at timestamptz not null,
  due_at timestamptz not null,
  evaluated_at timestamptz,
  primary key (province_code, petition_id, side),
  foreign key (province_code, petition_id) references petition
);

create table closing_check (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  -- dissatisfied, supervised, leaderCase, sample, overdue.
  select_reason text not null,
  state text not null default 'open' check (state in ('open', 'passed', 'correct', 'redo', 'corrected')),
  items jsonb not null default '[]',
  score integer,
  findings text not null default '',
  checked_by text references person,
  selected_at timestamptz not null,
  checked_at timestamptz,
  proof text not null default '',
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create unique index closing_check_once on closing_check (province_code, petition_id) where state = 'open';

-- The petitioner at the window, before the case has a number.
create table window_ticket (
  province_code text not null,
  ticket_no text not null,
  org_id text not null references organisation,
  dept_id text not null references department,
  window_name text not null,
  name text not null default '',
  person_count integer not null check (person_count >= 1),
  reason text not null default '',
  -- 1 waiting, 2 called, 3 in interview, 4 done, 5 missed, 9 void.
  state text not null default '1',
  issued_by text not null references person,
  issued_at timestamptz not null,
  called_at timestamptz,
  petition_id bigint,
  primary key (province_code, ticket_no)
);
create index window_ticket_hall on window_ticket (province_code, org_id, issued_at);

create table interview (
  province_code text not null,
  id bigint generated always as identity,
  ticket_no text not null,
  petition_id bigint,
  interviewer_id text references person,
  room text not null default '',
  record text not null default '',
  started_at timestamptz,
  ended_at timestamptz,
  primary key (province_code, id),
  foreign key (province_code, ticket_no) references window_ticket
);

create table leader_reception (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  leader_id text not null references person,
  form text not null,
  place text not null,
  day date not null,
  instruction text not null default '',
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);

-- What somebody has typed and not registered yet, by form; another machine goes on with it.
create table petition_draft (
  id uuid primary key,
  person_id text not null references person,
  form text not null,
  content jsonb not null,
  updated_at timestamptz not null
);
create index petition_draft_of on petition_draft (person_id, form, updated_at desc);

-- Petitions from before there were steps: each lies with the organisation that registered it.
insert into handling_step (province_code, petition_id, seq, from_org_id, from_dept_id, from_person_id, to_org_id,
  to_dept_id, state, due_at, sent_at, signed_at, signed_by)
select province_code, id, 1, register_org_id, register_dept_id, register_person_id, register_org_id,
  register_dept_id, '1', due_at, registered_at, registered_at, register_person_id
from petition;
update petition set lead_step_id = step.id, lead_org_id = step.to_org_id
from handling_step as step
where step.province_code = petition.province_code and step.petition_id = petition.id;
update todo set step_id = petition.lead_step_id
from petition where petition.province_code = todo.province_code and petition.id = todo.petition_id;

-- Whether its people work in the system; for one that does not, the sender enters what it answers.
alter table organisation add column has_access boolean not null default true;
