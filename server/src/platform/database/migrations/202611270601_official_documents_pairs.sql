-- An official document is found by any part of its title and its text.
create index official_document_title_pairs on official_document using gin (text_pairs(title));
create index official_document_body_pairs on official_document using gin (text_pairs(body));
