-- The same of words that are looked for. Not for queries in parallel: few texts hold the words, and other processes take
-- longer to start than these to read.
create function sought_pairs(words text) returns integer[] language sql immutable strict parallel unsafe as $$
  select pair_keys(words)
$$;
