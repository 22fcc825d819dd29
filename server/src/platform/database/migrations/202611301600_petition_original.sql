-- What a letter itself says, once more: beside the petition, which is written to at every step, its words would be
-- reckoned and indexed anew each time.
create table petition_original (
  province_code text not null,
  petition_id bigint not null,
  text text not null,
  primary key (province_code, petition_id),
  foreign key (province_code, petition_id) references petition
);
create function keep_original() returns trigger language plpgsql as $$
begin
  insert into petition_original values (new.province_code, new.id, new.original_text)
  on conflict (province_code, petition_id) do update set text = excluded.text;
  return null;
end
$$;
create trigger petition_original_added after insert on petition for each row
  when (new.original_text <> '') execute function keep_original();
create trigger petition_original_changed after update of original_text on petition for each row
  when (new.original_text <> old.original_text) execute function keep_original();

-- What readers see of a notice, without the signs of headings, items and bold passages.
create function notice_words(content text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(content, '^[#-] ', '', 'gn'), '\*\*(.+?)\*\*', '\1', 'gn')
$$;
-- small: an office publishes some notices a week
alter table notice add column words text not null generated always as (notice_words(content)) stored;
