-- One-time codes, and sign-ins that a phone confirms.

-- Secrets are encrypted. No code of the time step used last, or of one before it, is taken again.
create table second_factor (
  person_id text primary key references person,
  secret text not null,
  last_step bigint not null,
  enrolled_at timestamptz not null
);

-- A secret that was shown to the person, until a code proves that it has reached the app.
create table second_factor_offer (
  person_id text primary key references person,
  secret text not null,
  offered_at timestamptz not null
);

create table qr_sign_in (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  -- Of the page that shows the picture.
  address text not null,
  browser text not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'used')),
  -- Who scanned it first: nobody else can confirm.
  person_id text references person,
  -- In which the confirmation was given, and the session will act.
  post_id text references post,
  confirmed_at timestamptz
);
create index qr_sign_in_age on qr_sign_in (asked_at);
