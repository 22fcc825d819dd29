-- Video meetings.

create table meeting (
  province_code text not null,
  room_id text not null check (room_id ~ '^\d{7}$'),
  host_id text not null references person,
  petition_id bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (province_code, room_id),
  foreign key (province_code, petition_id) references petition
);
create index meeting_open on meeting (created_at) where ended_at is null;

-- The host and who is invited.
create table meeting_member (
  province_code text not null,
  room_id text not null,
  person_id text not null references person,
  org_id text not null references organisation,
  invited_at timestamptz not null,
  -- When it was entered for the first time.
  entered_at timestamptz,
  -- The window in which the person attends at the moment.
  peer_id uuid,
  seen_at timestamptz,
  microphone boolean not null default false,
  camera boolean not null default false,
  sharing boolean not null default false,
  minute text,
  minute_at timestamptz,
  primary key (province_code, room_id, person_id),
  foreign key (province_code, room_id) references meeting
);
create index meeting_member_person on meeting_member (person_id, invited_at desc);

-- What one browser has for another, until the meeting is over.
create table meeting_signal (
  province_code text not null,
  room_id text not null,
  to_peer uuid not null,
  id bigint generated always as identity,
  from_peer uuid not null,
  signal text not null,
  primary key (province_code, room_id, to_peer, id),
  foreign key (province_code, room_id) references meeting
);
