-- A mailbox of 100 mails and one of 100,000: so many in the inbox, all of them favourites, and as many in the trash.
-- Every other mail has the common word 来信, ten of each box the rare word 养老. And 2,000 people to write to.

create temp table mailbox as
  select person.id as person_id, post.org_id, post.dept_id, size
  from (values ('sd05', 100), ('al05', 100000)) as wanted (account, size)
  join person on login_account = account
  join post on post.person_id = person.id;

create temp table author as
  select person.id as person_id, post.org_id, post.dept_id, user_name
  from person join post on post.person_id = person.id where login_account = 'rs12';

create temp table written as
  select nextval(pg_get_serial_sequence('mail', 'id')) as mail_id, mailbox.*, box,
    date_trunc('milliseconds', now()) - (size - n) * interval '1 minute' as sent_at,
    '第' || n || '件' || case when n % 2 = 0 then '来信' else '来访' end || '的办理情况已经核实'
      || case when n % (size / 10) = 0 then '，涉及养老' else '' end || '。' as contents
  from mailbox cross join unnest(array['inbox', 'trash']) as box cross join lateral generate_series(1, size) as n
  order by n;

-- The server's way of cutting a text: each character and each pair, marked with the field.
create function bench_words(mark text, cut text) returns text[] language sql immutable as
  $$select array_agg(distinct mark || substr(cut, at, size))
    from generate_series(1, length(cut)) as at, generate_series(1, 2) as size where at + size - 1 <= length(cut)$$;

-- The rows fit: checking every reference, and keeping the index of words row by row, would take minutes.
set session_replication_role = replica;
create temp table search_index as select pg_get_indexdef('mail_search'::regclass) as definition;
drop index mail_search;

insert into mail (province_code, id, sender_id, sender_org_id, sender_dept_id, contents, sent_at, receiver_count, box,
  search)
overriding system value
select '99', mail_id, author.person_id, author.org_id, author.dept_id, contents, sent_at, 1, 'gone',
  array_to_tsvector(bench_words('t', contents) || bench_words('s', user_name))
from written cross join author;

insert into mail_receiver (province_code, mail_id, person_id, seq, org_id, dept_id, sent_at, starred, box, thrown_at)
select '99', mail_id, person_id, 1, org_id, dept_id, sent_at, box = 'inbox', box,
  case when box = 'trash' then sent_at end
from written;

insert into person
select (jsonb_populate_record(person, jsonb_build_object('id', 'bench-' || n, 'login_account', 'bench' || n))).*
from person cross join generate_series(1, 2000) as n where login_account = 'al05';

insert into post
select (jsonb_populate_record(post, jsonb_build_object('id', 'bench-' || n, 'person_id', 'bench-' || n))).*
from post cross join generate_series(1, 2000) as n
where person_id = (select id from person where login_account = 'al05');

do $$ begin execute (select definition from search_index); end $$;
drop function bench_words;
set session_replication_role = default;

insert into mail_counter (province_code, person_id, received_count, unread_count)
select '99', person_id, count(*), count(*) filter (where read_at is null)
from mail_receiver where box = 'inbox' group by person_id
on conflict (province_code, person_id) do update
  set received_count = excluded.received_count, unread_count = excluded.unread_count;
