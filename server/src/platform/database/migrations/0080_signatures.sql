-- 签名图片: what somebody signs approvals with. A decision keeps the one of its day, also when another has come since.
create table signature (
  id bigint generated always as identity primary key,
  person_id text not null references person,
  -- A PNG of the size that the contract's rules give.
  picture bytea not null,
  kept_at timestamptz not null,
  ended_at timestamptz
);
create unique index signature_in_use on signature (person_id) where ended_at is null;

alter table approval_decision add signature_id bigint references signature;
