-- Who is writing on a petition just now: others are told, and do not act meanwhile. It ends by itself.
create table petition_lock (
  province_code text not null,
  petition_id bigint not null,
  person_id text not null references person,
  until timestamptz not null,
  primary key (province_code, petition_id),
  foreign key (province_code, petition_id) references petition
);
