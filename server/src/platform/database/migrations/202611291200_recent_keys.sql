-- What an index has of a text to find its words among the newest petitions: a number for each two neighbouring characters,
-- of 8,192 kinds, together with the block of 16 thousand petitions it belongs to. Kinds are shared, which LIKE sorts out;
-- what is read of a block is a few hundred rows, however many petitions there are.
create function recent_keys(words text, id bigint) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  letters text[] := string_to_array(words, null);
  block integer := (id >> 14 & 524287)::integer;
begin
  return array(
    select distinct ((ascii(one) & 65535) * 31337 # (ascii(other) & 65535) * 27645) << 19 | block
    from unnest(letters, letters[2:]) as pair (one, other) where other is not null
  );
end
$$;

-- The same of two characters, in each of the newest blocks; `newest` is the id of the newest petition.
create function newest_keys(pair text, newest bigint, blocks integer) returns integer[] language sql immutable strict parallel safe as $$
  select array_agg((recent_keys(pair, newest - n * 16384::bigint))[1])
  from generate_series(0, blocks - 1) as n where newest - n * 16384::bigint >= 0
$$;
