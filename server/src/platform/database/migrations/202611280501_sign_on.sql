-- 统一身份认证: people come in by a provider outside of the portal, which says who they are.

-- Whom no provider and no directory may let in: the account has the portal's own password alone.
alter table person add column local_only boolean not null default false;

-- A browser that was sent to a provider and has not come back. The texts themselves are the browser's and the provider's.
create table sign_on_attempt (
  state_hash text primary key,
  provider text not null,
  browser_hash text not null,
  nonce text not null,
  verifier text not null,
  next_page text not null,
  begun_at timestamptz not null
);
create index sign_on_attempt_begun_at on sign_on_attempt (begun_at);

-- Somebody came back and is known, until the page signs in. Subject and reference are digests of what the provider calls
-- the person and its own session.
create table sign_on_ticket (
  hash text primary key,
  provider text not null,
  person_id text not null references person (id),
  browser_hash text not null,
  subject_hash text not null,
  reference_hash text,
  given_at timestamptz not null
);
create index sign_on_ticket_given_at on sign_on_ticket (given_at);

-- Sessions that end when the provider says so.
create table sign_on_session (
  token_hash text primary key references session (token_hash) on delete cascade,
  provider text not null,
  subject_hash text not null,
  reference_hash text
);
create index sign_on_session_subject on sign_on_session (provider, subject_hash);
create index sign_on_session_reference on sign_on_session (provider, reference_hash);

-- Logout tokens that were heeded; none is heeded twice.
create table sign_on_logout (
  token_hash text primary key,
  heeded_at timestamptz not null
);
