-- The knowledge tree: folders, and documents that consist of articles.

create table kb_node (
  id text primary key,
  parent_id text references kb_node,
  sort_no integer not null,
  title text not null,
  kind text not null
);
create index kb_node_parent on kb_node (parent_id, sort_no);

create table kb_doc (
  node_id text primary key references kb_node,
  doc_no text not null default '',
  issuer text not null default '',
  issue_date date,
  effect_date date,
  status text not null default '现行' check (status in ('现行', '已修改', '已废止'))
);

create table kb_article (
  node_id text not null references kb_doc,
  seq integer not null,
  no text not null,
  text text not null,
  primary key (node_id, seq)
);
