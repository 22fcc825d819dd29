-- By neighbouring characters, since most Chinese words have two, petitions are found that hold a rare word.
create function text_pairs(words text) returns text[] language sql immutable strict parallel safe as $$
  select array(select substr(words, n, 2) from generate_series(1, length(words) - 1) as n)
$$;
create index petition_summary_pairs on petition using gin (text_pairs(summary));
