-- How many have signed a joint letter: few of them are registered by name.
alter table petition add column signer_count integer;
