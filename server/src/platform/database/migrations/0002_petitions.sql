-- Files, petitions, to-dos. The province code leads the keys of what grows large.

create table file (
  id uuid primary key,
  province_code text not null,
  name text not null,
  size bigint not null,
  sha256 text not null,
  -- staged: uploaded, belongs to nothing yet; kept: attached.
  state text not null default 'staged' check (state in ('staged', 'kept')),
  uploaded_by text not null references person,
  created_at timestamptz not null default now()
);
create index file_staged on file (created_at) where state = 'staged';
create index file_content on file (sha256);

-- A link opens a file once, within its time.
create table file_link (
  token_hash text primary key,
  file_id uuid not null references file,
  person_id text not null references person,
  expires_at timestamptz not null
);
create index file_link_file on file_link (file_id);

create table petition_serial (
  prefix text not null,
  region6 text not null,
  day date not null,
  last_no integer not null,
  primary key (prefix, region6, day)
);

create table petition (
  province_code text not null,
  id bigint generated always as identity,
  petition_no text not null,
  state text not null,
  channel text not null,
  petition_date date not null,
  registered_at timestamptz not null,
  register_org_id text not null references organisation,
  register_dept_id text not null references department,
  register_person_id text not null references person,
  due_at timestamptz,
  anonymous boolean not null,
  person_count integer not null check (person_count >= 1),
  place_region text not null references region,
  purpose text not null,
  category text not null,
  summary text not null,
  request text not null default '',
  version integer not null default 1,
  primary key (province_code, id),
  unique (province_code, petition_no)
);

-- role 1 main petitioner (主访人).
create table petition_person (
  province_code text not null,
  petition_id bigint not null,
  seq integer not null,
  role text not null default '1',
  name text not null,
  id_card text not null default '',
  mobile text not null default '',
  address text not null default '',
  primary key (province_code, petition_id, seq),
  foreign key (province_code, petition_id) references petition
);

create table petition_file (
  province_code text not null,
  petition_id bigint not null,
  seq integer not null,
  file_id uuid not null references file,
  primary key (province_code, petition_id, seq),
  foreign key (province_code, petition_id) references petition
);
create unique index petition_file_once on petition_file (file_id);

create table timeline (
  province_code text not null,
  petition_id bigint not null,
  seq integer not null,
  at timestamptz not null default now(),
  action text not null,
  person_id text not null references person,
  org_id text not null references organisation,
  dept_id text not null references department,
  text text not null default '',
  state_after text not null,
  primary key (province_code, petition_id, seq),
  foreign key (province_code, petition_id) references petition
);

create table todo (
  province_code text not null,
  id bigint generated always as identity,
  family text not null check (family in ('db', 'sysp', 'qt')),
  todo_type text not null,
  petition_id bigint not null,
  org_id text not null references organisation,
  dept_id text not null references department,
  -- Empty: nobody has claimed it. Not null, so that counters can have it in their key.
  person_id text not null default '',
  source_org_id text not null references organisation,
  due_at timestamptz,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create index todo_department on todo (province_code, dept_id, due_at, id) where done_at is null;
create index todo_personal on todo (province_code, person_id, due_at, id) where done_at is null and person_id <> '';
create index todo_petition on todo (province_code, petition_id);

-- Open to-dos per holder, changed in the transaction that changes the to-do.
create table todo_counter (
  province_code text not null,
  dept_id text not null,
  person_id text not null,
  todo_type text not null,
  open_count integer not null check (open_count >= 0),
  primary key (province_code, dept_id, person_id, todo_type)
);
create index todo_counter_person on todo_counter (province_code, person_id);
