-- What leaders have instructed (领导批示), which presets the dispatch that carries it out.
create table leader_instruction (
  province_code text not null,
  id bigint generated always as identity,
  petition_id bigint not null,
  person_id text not null references person,
  text text not null,
  -- Who is to handle it, and by when, where the leader has said so.
  org_id text references organisation,
  due_on date,
  at timestamptz not null,
  primary key (province_code, id),
  foreign key (province_code, petition_id) references petition
);
create index leader_instruction_of on leader_instruction (province_code, petition_id, id);
