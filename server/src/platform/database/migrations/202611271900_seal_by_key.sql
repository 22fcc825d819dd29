-- A seal may be bound to a key: the SM2 certificate (DER) whose key signs what is sealed with it. Empty: by its picture alone.
alter table org_seal add column certificate bytea;

-- What the key of the seal has signed: the digests of both files, as signed data (DER) with the certificate in it.
alter table official_document add column seal_signature bytea;
