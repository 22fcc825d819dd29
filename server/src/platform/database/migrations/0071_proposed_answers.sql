-- What was written as an answer in simple handling, of a petition that then went the ordinary way.
create table proposed_answer (
  province_code text not null,
  petition_id bigint not null,
  text text not null,
  person_id text not null references person,
  at timestamptz not null,
  primary key (province_code, petition_id),
  foreign key (province_code, petition_id) references petition
);
