-- Regions, organisations, people, rights, sessions. Reference data keep their codes for ever: rows are closed, not deleted.

create table region (
  region_code text primary key,
  region_name text not null,
  region_type text not null,
  parent_code text references region,
  sort_no integer not null default 0
);
create index region_parent on region (parent_code, sort_no);

create table organisation (
  id text primary key,
  company_name text not null,
  doc_short_name text not null,
  pin_yin text not null default '',
  org_code text not null unique,
  region_code text not null references region,
  sub_level_code text not null,
  sub_system_code text not null,
  parent1_id text references organisation,
  parent2_id text references organisation,
  parent3_id text references organisation,
  postal_address text not null default '',
  reception_address text not null default '',
  telephone text not null default '',
  postal_code text not null default '',
  is_petition boolean not null default false,
  is_choose boolean not null default true,
  in_use boolean not null default true
);

create table department (
  id text primary key,
  org_id text not null references organisation,
  dept_name text not null,
  sort_no integer not null default 0
);

create table person (
  id text primary key,
  login_account text not null unique,
  user_name text not null,
  telephone text not null default '',
  phone_num text not null default '',
  password_hash text not null,
  must_change_password boolean not null default false,
  in_use boolean not null default true,
  is_demo boolean not null default false
);
create index person_telephone on person (telephone);
create index person_user_name on person (user_name);

-- A person works in one or more organisations; a session acts in one of these posts.
create table post (
  id text primary key,
  person_id text not null references person,
  org_id text not null references organisation,
  dept_id text not null references department,
  position_name text not null default '',
  home_path text not null default '/home/index',
  unique (person_id, org_id)
);

create index post_department on post (dept_id);

create table role (role_code text primary key, role_name text not null);
create table post_role (
  post_id text not null references post,
  role_code text not null references role,
  primary key (post_id, role_code)
);

create table permission_node (
  id text primary key,
  parent_id text references permission_node,
  sort_no integer not null,
  url text not null,
  fun_name text not null,
  description text,
  icon_path text,
  is_remind boolean not null default false,
  custom_parameters text
);
create table role_permission (
  role_code text not null references role,
  node_id text not null references permission_node,
  primary key (role_code, node_id)
);

create table session (
  token_hash text primary key,
  post_id text not null references post,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_open on session (post_id, created_at) where ended_at is null;

create table code_item (
  table_name text not null,
  code_id text not null,
  code_name text not null,
  parent_id text,
  sort_no integer not null,
  in_use boolean not null default true,
  primary key (table_name, code_id)
);

-- A write that was answered, so that sending it again within a day gives the same answer and no second effect.
create table answered_request (
  person_id text not null,
  request_id uuid not null,
  call_id text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, request_id)
);
create index answered_request_age on answered_request (created_at);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  person_id text,
  org_id text,
  action text not null,
  object_type text not null default '',
  object_id text not null default '',
  result text not null default 'ok',
  request_id text not null default '',
  address text not null default ''
);

-- Failed sign-ins are counted on it; object_id marks the account as it was typed.
create index audit_sign_in on audit (object_id, at) where action = 'signIn';

create table notice (
  id bigint generated always as identity primary key,
  title text not null,
  content text not null,
  publisher text not null,
  created_at timestamptz not null
);
create index notice_newest on notice (created_at desc, id desc);
