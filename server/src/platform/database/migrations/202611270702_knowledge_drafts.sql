-- What is being written, and what was published before. Readers see kb_doc alone, which holds what is published.

create table kb_draft (
  node_id text primary key references kb_node,
  state text not null check (state in ('draft', 'submitted', 'published', 'retired')),
  content jsonb not null,
  author_id text not null references person,
  changed_at timestamptz not null,
  remark text not null default '',
  version integer not null default 1
);

create table kb_version (
  node_id text not null references kb_node,
  no integer not null,
  content jsonb not null,
  author_id text references person,
  reviewer_id text not null references person,
  published_at timestamptz not null,
  primary key (node_id, no)
);

-- A document that is retired keeps its categories for the day on which it is published again.
alter table kb_link drop constraint kb_link_node_id_fkey;
alter table kb_link add foreign key (node_id) references kb_node;

-- Only what is published stands behind a petition.
create or replace function related_laws(of_province text, of_petition bigint, of_category text) returns setof text
  language sql stable parallel safe rows 2 as $$
  select law from opinion_citation
  where province_code = of_province and petition_id = of_petition and law <> '未引用法规政策'
  union
  select law_title(title) from kb_link join kb_node on kb_node.id = kb_link.node_id
    join kb_doc on kb_doc.node_id = kb_node.id
  where kind in ('law', 'policy') and kb_link.category in
    (of_category, rpad(left(of_category, 4), 6, '0'), rpad(left(of_category, 2), 6, '0'))
$$;
