-- On which page a petition was registered; empty of those from before this was kept, whose channel tells it.
alter table petition add column register_form text not null default '';

-- 修改: what was corrected of a petition before it was dispatched, by the entry of the timeline that tells of it.
create table petition_correction (
  province_code text not null,
  petition_id bigint not null,
  timeline_seq integer not null,
  -- Encrypted: each field with what it held before and after.
  content text not null,
  primary key (province_code, petition_id, timeline_seq),
  foreign key (province_code, petition_id) references petition
);
