-- no transaction
create index concurrently if not exists official_document_template
  on official_document (province_code, template_id) where template_id is not null and state = '3';
