-- Numbers (文号) under which organisations write and issue documents: each has one once, and none is used again.
create table document_number (
  province_code text not null,
  org_id text not null references organisation,
  document_no text not null,
  petition_id bigint not null,
  -- DM_WSLX.
  doc_type text not null,
  -- Of a number in the organisation's own series, like 安信访〔2026〕128号.
  year integer,
  serial integer,
  -- Empty until it is issued.
  document_id bigint,
  taken_at timestamptz not null,
  primary key (province_code, org_id, document_no),
  foreign key (province_code, petition_id) references petition,
  foreign key (province_code, document_id) references petition_document
);
create index document_number_last on document_number (province_code, org_id, year, serial);
create index document_number_of on document_number (province_code, petition_id);

insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_gzs', 7, '文号', 'documentNo', 200);
