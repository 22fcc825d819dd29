-- What the knowledge base suggests is found by the pairs of characters that it shares with a matter.
create index kb_node_pairs on kb_node using gin (text_pairs(title));
create index kb_article_pairs on kb_article using gin (text_pairs(text));
