-- Signing in with a certificate key.

-- The certificate with which a person signs in: one for a person, and no other person's. Names are those that the
-- certificate carries; issuer and serial number identify it.
create table person_certificate (
  person_id text primary key references person,
  issuer text not null,
  serial_no text not null,
  subject text not null,
  bound_at timestamptz not null,
  unique (issuer, serial_no)
);

-- Texts that were given out to be signed, as digests; each is deleted when it comes back.
create table certificate_challenge (
  hash text primary key,
  expires_at timestamptz not null
);
create index certificate_challenge_age on certificate_challenge (expires_at);
