-- Numbers for the window that a page has asked for and that are not issued yet; each can be issued once, by the
-- organisation it was reserved for, on its day.
create table reserved_ticket (
  province_code text not null,
  ticket_no text not null,
  org_id text not null references organisation,
  day date not null,
  primary key (province_code, ticket_no)
);

-- From which file a document is made.
create table document_template (
  id text primary key,
  -- DM_WSLX.
  doc_type text not null,
  -- DM_ZSJB; empty for every level that has none of its own.
  org_level text not null default '',
  file_name text not null,
  unique (doc_type, org_level)
);

insert into document_template (id, doc_type, file_name) values
  ('01', '01', '受理告知书.docx'),
  ('02', '02', '不予受理告知书.docx'),
  ('03', '03', '不再受理告知书.docx'),
  ('04', '04', '转送(交办)告知书.docx'),
  ('05', '05', '延长办理期限告知书.docx'),
  ('06', '06', '信访事项处理意见书.docx'),
  ('07', '07', '答复书.docx'),
  ('08', '08', '复查受理通知书.docx'),
  ('09', '09', '复查意见书.docx'),
  ('10', '10', '复核受理通知书.docx'),
  ('11', '11', '复核意见书.docx'),
  ('12', '12', '听证通知书.docx'),
  ('13', '13', '调解协议书.docx'),
  ('14', '14', '和解协议书.docx'),
  ('15', '15', '补正通知书.docx'),
  ('16', '16', '督办函.docx'),
  ('17', '17', '交办函.docx'),
  ('18', '18', '转送函.docx'),
  ('19', '19', '协查函.docx'),
  ('20', '20', '改进工作建议书.docx'),
  ('21', '21', '完善政策建议书.docx'),
  ('22', '22', '追究责任建议书.docx'),
  ('23', '23', '送达回证.docx'),
  ('24', '24', '接访登记单.docx');

-- Who brought a document; or what was tried where nobody could be reached, who then was given nothing on no day.
alter table delivery
  add column delivered_by text not null default '',
  add column attempts text not null default '',
  alter column mode drop not null,
  alter column delivered_at drop not null,
  alter column sign_result drop not null;

update delivery
set delivered_by = coalesce(serving ->> 'deliveredBy', '')
from petition_document as document, jsonb_array_elements(document.content -> 'serving') as serving
where document.province_code = delivery.province_code
  and document.id = delivery.document_id
  and (serving ->> 'personSeq')::integer = delivery.person_seq
  and serving ? 'deliveredBy';

insert into delivery (province_code, document_id, petition_id, person_seq, mode, sign_result, attempts)
select document.province_code, document.id, document.petition_id, (serving ->> 'personSeq')::integer, null, null,
  serving ->> 'attempts'
from petition_document as document, jsonb_array_elements(document.content -> 'serving') as serving
where serving ? 'attempts'
on conflict do nothing;

update petition_document set content = content - 'serving' where content ? 'serving';

alter table delivery add constraint delivered_or_tried
  check (case when attempts = '' then num_nulls(mode, delivered_at, sign_result) = 0
    else num_nonnulls(mode, delivered_at, sign_result) = 0 end);
