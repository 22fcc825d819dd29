-- Roles that were proposed for a post by whoever made it; they give nothing until the security's officer agrees.
create table post_role_proposal (
  post_id text not null references post on delete cascade,
  role_code text not null references role,
  data_scope text,
  proposed_at timestamptz not null default now(),
  primary key (post_id, role_code)
);
