-- Which organisation has seen what it was warned of on the board of a region: `subject_id` is a running clock, or a petition.
create table alert_acknowledgement (
  province_code text not null,
  kind text not null check (kind in ('report', 'collective', 'grave')),
  subject_id bigint not null,
  org_id text not null references organisation,
  petition_id bigint not null,
  person_id text not null references person,
  at timestamptz not null,
  primary key (province_code, kind, subject_id, org_id),
  foreign key (province_code, petition_id) references petition
);
create index alert_acknowledgement_of on alert_acknowledgement (province_code, petition_id);

-- The few reports on grave petitions that run.
create index clock_reporting on clock (province_code, petition_id) where state = 'running' and type = 'K17';
create index reception_day_on on reception_day (province_code, day) where cancelled_at is null;
