-- Classified words that the security officer has added to the fixed ones; none is removed.
create table classified_word (
  province_code text not null,
  word text not null,
  in_use boolean not null,
  set_by text references person,
  set_at timestamptz not null,
  reason text not null,
  primary key (province_code, word)
);

-- How much of personal data stays to be read where it is less than delivered.
create table mask (
  province_code text not null,
  kind text not null,
  head integer not null check (head >= 0),
  tail integer not null check (tail >= 0),
  set_by text references person,
  set_at timestamptz not null,
  reason text not null,
  primary key (province_code, kind)
);

create trigger classified_word_kept after insert or update or delete or truncate on classified_word
  for each statement execute function tell_kept();
create trigger mask_kept after insert or update or delete or truncate on mask
  for each statement execute function tell_kept();
