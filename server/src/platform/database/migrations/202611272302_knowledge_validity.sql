-- Who answers for a document, until when it is valid (that day included), and for which of these days its owner was reminded.

alter table kb_doc add column owner_id text;
alter table kb_doc add constraint kb_doc_owner foreign key (owner_id) references person not valid;
alter table kb_doc add column valid_until date;
alter table kb_doc add column reminded_for date;
