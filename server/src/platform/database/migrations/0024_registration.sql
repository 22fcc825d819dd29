-- Registration by every channel: what waits to be registered, what may be about the same, and what a reception presets.

-- Digests of a petition's summary by which texts that are alike are found; null until they are reckoned.
create table petition_text (
  province_code text not null,
  petition_id bigint not null,
  bands integer[],
  primary key (province_code, petition_id),
  foreign key (province_code, petition_id) references petition
);
create index petition_text_bands on petition_text using gin (bands);
create index petition_text_missing on petition_text (province_code, petition_id) where bands is null;
insert into petition_text (province_code, petition_id) select province_code, id from petition;

-- Of what inspection teams hand over: the team's name.
alter table petition add column inspection_team text not null default '';
create index petition_ticket on petition (province_code, ticket_no) where ticket_no <> '';

-- Persons from before certificate and mobile number were encrypted.
create index petition_person_plain on petition_person (province_code, petition_id, seq)
  where (id_card <> '' and id_card_hash = '') or (mobile <> '' and mobile_hash = '');

-- What a registrar decided of each earlier petition that was shown.
create table duplicate_decision (
  province_code text not null,
  petition_id bigint not null,
  other_id bigint not null,
  decision text not null check (decision in ('same', 'new', 'copy', 'unsure')),
  score integer not null,
  primary key (province_code, petition_id, other_id),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, other_id) references petition
);
create index duplicate_decision_other on duplicate_decision (province_code, other_id);

-- Whom a leader's instruction names, and the day it sets.
alter table leader_reception
  add column org_id text references organisation,
  add column due_on date;
create unique index leader_reception_of on leader_reception (province_code, petition_id);

create index interview_ticket on interview (province_code, ticket_no);

-- In whose name the system itself receives what comes in by itself. Nobody can sign in as it.
insert into person (id, login_account, user_name, password_hash, in_use) values ('system', 'system', '系统', '', false);
