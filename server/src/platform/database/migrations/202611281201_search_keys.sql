-- What an index of words has of a text: a number for each two neighbouring characters. Numbers are compared sooner than texts.
create function pair_keys(words text) returns integer[] language plpgsql immutable strict parallel safe as $$
declare
  letters text[] := string_to_array(words, null);
begin
  return array(
    select (ascii(one) << 16) # ascii(other) from unnest(letters, letters[2:]) as pair (one, other) where other is not null
  );
end
$$;

-- In which blocks of petitions one is: of 16 thousand and of each four times as many up to 16 million, twice, the second
-- time half a block further. As if they were pairs that begin with a control character, which no text has.
create function block_keys(id bigint) returns integer[] language sql immutable strict parallel safe as $$
  select array[
    (1 << 16) + (id >> 14 & 65535)::integer, (2 << 16) + (id + 8192 >> 14 & 65535)::integer,
    (3 << 16) + (id >> 16 & 65535)::integer, (4 << 16) + (id + 32768 >> 16 & 65535)::integer,
    (5 << 16) + (id >> 18 & 65535)::integer, (6 << 16) + (id + 131072 >> 18 & 65535)::integer,
    (7 << 16) + (id >> 20 & 65535)::integer, (8 << 16) + (id + 524288 >> 20 & 65535)::integer,
    (9 << 16) + (id >> 22 & 65535)::integer, (10 << 16) + (id + 2097152 >> 22 & 65535)::integer,
    (11 << 16) + (id >> 24 & 65535)::integer, (12 << 16) + (id + 8388608 >> 24 & 65535)::integer
  ]
$$;

-- The blocks of the newest petitions where there are older ones, each within the next and at least half full: who adds one
-- to the pairs of a word finds the newest petitions that hold it, however many others do.
create function newest_blocks(last bigint) returns integer[] language sql immutable strict parallel safe as $$
  select array(
    select (block_keys(last))[2 * n - (last >> 2 * n + 11 & 1)::integer]
    from generate_series(1, 6) as n where last >> 2 * n + 12 > 0
  )
$$;
