-- By which version of an office's template a document was numbered, and is sealed; null and empty: the product's.
alter table official_document add column template_id bigint;
alter table official_document add column template_name text not null default '';
