-- What an index has of a text to find its words among the newest petitions: a number for each two neighbouring characters,
-- of 65,536 kinds, together with the block of 16 thousand petitions it belongs to. Kinds are shared, which LIKE sorts out;
-- what is read of a block are some forty rows beside those that hold the pair, however many petitions there are.
create function recent_pairs(words text, id bigint) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  letters text[] := string_to_array(words, null);
  block integer := (id >> 14 & 65535)::integer;
begin
  return array(
    select distinct ((ascii(one) & 65535) * 31337 # (ascii(other) & 65535) * 27645) << 16 | block
    from unnest(letters, letters[2:]) as pair (one, other) where other is not null
  );
end
$$;

-- The same of two characters, in each of the newest blocks; `newest` is the id of the newest petition. Not for queries in
-- parallel: the planner takes the keys of a block for many rows, and other processes take longer to start than these to read.
create function newest_pairs(pair text, newest bigint, blocks integer) returns integer[] language sql immutable strict parallel unsafe as $$
  select array_agg((recent_pairs(pair, newest - n * 16384::bigint))[1])
  from generate_series(0, blocks - 1) as n where newest - n * 16384::bigint >= 0
$$;
