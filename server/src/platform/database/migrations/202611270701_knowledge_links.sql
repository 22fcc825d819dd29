-- Which categories of petitions a document of the knowledge base is about, and who has changed the document last.

alter table kb_doc
  add version integer not null default 1,
  add changed_by text references person,
  add changed_at timestamptz;

create table kb_link (
  node_id text not null references kb_doc,
  category text not null,
  primary key (node_id, category)
);
create index kb_link_category on kb_link (category, node_id);

-- The laws and policies behind a petition: those that its opinions cite, and those about its category or one above it.
create function related_laws(of_province text, of_petition bigint, of_category text) returns setof text
  language sql stable parallel safe rows 2 as $$
  select law from opinion_citation
  where province_code = of_province and petition_id = of_petition and law <> '未引用法规政策'
  union
  select law_title(title) from kb_link join kb_node on kb_node.id = kb_link.node_id
  where kind in ('law', 'policy') and kb_link.category in
    (of_category, rpad(left(of_category, 4), 6, '0'), rpad(left(of_category, 2), 6, '0'))
$$;
