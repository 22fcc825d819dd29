-- Each kind of document has numbers of its own, and a register says who took which; a cancelled one is never given again.
alter table document_number
  -- What stands before the year.
  add column series text not null default '',
  add column taken_by text references person,
  add column cancelled_at timestamptz,
  add column cancelled_by text references person,
  add column cancel_reason text not null default '';
update document_number set series = split_part(document_no, '〔', 1) where serial is not null;
drop index document_number_last;
create index document_number_last on document_number (province_code, org_id, series, year, serial);
