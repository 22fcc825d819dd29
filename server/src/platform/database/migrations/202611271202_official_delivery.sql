-- 公文 to many receivers: each is delivered to once, by a job where they are many; what fails says why.
alter table official_document add column sent_by text references person;
alter table official_receiver add column delivered_at timestamptz;
alter table official_receiver add column delivery_failure text not null default '';
update official_receiver as receiver set delivered_at = document.sent_at
  from official_document as document
  where document.province_code = receiver.province_code and document.id = receiver.document_id and document.sent_at is not null;
create index official_receiver_undelivered on official_receiver (province_code, document_id, seq) where delivered_at is null;
