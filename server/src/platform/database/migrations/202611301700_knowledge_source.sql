-- Where the text of a document comes from: where it was published, or that it is a sample.
alter table kb_doc add column source text not null default '';
