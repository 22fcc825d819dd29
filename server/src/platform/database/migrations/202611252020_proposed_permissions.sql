-- Permissions that the security officer proposes for a role; they give nothing until another officer agrees.
create table role_permission_proposal (
  id uuid not null unique default gen_random_uuid(),
  role_code text not null references role,
  node_id text not null references permission_node,
  reason text not null,
  proposed_by text not null references person,
  proposed_at timestamptz not null default now(),
  primary key (role_code, node_id)
);
