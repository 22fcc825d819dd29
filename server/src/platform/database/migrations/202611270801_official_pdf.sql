-- 公文 as a PDF: made under the seal beside the .docx, and frozen like it. Empty of what was sealed before.
alter table official_document add column pdf_file_id uuid references file;
alter table official_document add column pdf_digest text not null default '';
