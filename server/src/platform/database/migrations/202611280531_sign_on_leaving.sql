-- 统一身份认证: leaving the portal leaves the provider too, and accounts are tied to who the provider says they are.

-- The identity token by which a provider knows whose session of its own ends; sealed, and gone once it was used.
alter table sign_on_ticket add column id_token text;
alter table sign_on_session
  add column id_token text,
  -- By which the browser of a session that was left goes on to the provider, once.
  add column leaving_hash text,
  add column left_at timestamptz;

-- Whom a provider has meant by an account so far. Of a directory, which is asked for the account itself, the subject is empty.
create table sign_on_tie (
  person_id text not null references person (id),
  provider text not null,
  subject_hash text,
  tied_at timestamptz not null,
  used_at timestamptz not null,
  primary key (person_id, provider)
);
create unique index sign_on_tie_subject on sign_on_tie (provider, subject_hash);
