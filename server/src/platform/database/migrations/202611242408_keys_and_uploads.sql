-- The keys, by their ids alone, with which values here and contents of files are or were sealed. A server that lacks one
-- of them does not start.
create table field_key (
  id text primary key,
  noted_at timestamptz not null default now()
);
-- Those that are in use already. A number of a person may still be as it was before numbers were encrypted.
insert into field_key (id)
  select distinct split_part(value, '.', 2) from (
    select secret as value from second_factor
    union all select secret from second_factor_offer
    union all select id_card from petition_person
    union all select mobile from petition_person
    union all select text from case_note
    union all select rating_text from window_ticket
    union all select content from self_entry
    union all select content from petition_correction
    union all select content ->> 'sealed' from petition_draft
    union all select content from letter_recognition
    union all select asked from export_task
    union all select password from export_task
  ) as sealed
  where value ~ '^sm4\.[0-9a-f]{8}\.';

-- Of an upload whose content has been looked through and kept.
alter table upload add column sha256 text;

-- Bytes that a person has sent on a day, whatever became of them.
create table upload_day (
  person_id text not null references person,
  day date not null,
  bytes bigint not null,
  primary key (person_id, day)
);
create index file_unused on file (uploaded_by) where state = 'staged';
