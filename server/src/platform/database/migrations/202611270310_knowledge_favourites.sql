-- What of the knowledge base somebody keeps at hand.
create table kb_favourite (
  person_id text not null references person,
  node_id text not null references kb_doc,
  kept_at timestamptz not null,
  primary key (person_id, node_id)
);
