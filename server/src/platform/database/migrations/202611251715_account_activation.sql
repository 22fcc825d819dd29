-- An account is made by the system's officer without rights, and activated by the security's officer, who gives them.

-- Null: not activated yet, so nobody can sign in with it.
alter table person add activated_at timestamptz default now();

-- Roles that were proposed for a post by whoever made it; they give nothing until the security's officer agrees.
create table post_role_proposal (
  post_id text not null references post on delete cascade,
  role_code text not null references role,
  data_scope text,
  proposed_at timestamptz not null default now(),
  primary key (post_id, role_code)
);
