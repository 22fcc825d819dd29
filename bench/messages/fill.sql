-- Messages of ten people, as many latest as of history, of nine types in turn; every seventh is unread. The first of the
-- ten is measured. Each has a petition number; every thousandth of the history has the rare word 养老.

create procedure bench_fill(size int) language plpgsql as $$
declare
  readers text[] := array(select id from person order by login_account = 'al05' desc, id limit 10);
  kept text[] := array(select indexdef from pg_indexes where schemaname = 'public'
    and tablename in ('message', 'message_history') and indexname not like '%pkey');
  name text;
begin
  -- The rows fit: checking every reference, and keeping the indexes row by row, would take minutes.
  set local session_replication_role = replica;
  for name in select indexname from pg_indexes where indexdef = any (kept) loop
    execute format('drop index %I', name);
  end loop;
  insert into message (person_id, type, state, content, created_by, created_at)
    select readers[1 + n % 10], (1 + n / 10 % 9)::text, case when n % 7 = 0 then '0' else '1' end,
      '信访件LX' || lpad(n::text, 18, '0') || '距办结期限还剩3天。', '系统',
      now() - interval '1 minute' - n * interval '20 days' / size
    from generate_series(1, size) as n;
  insert into message_history (person_id, id, type, state, content, created_by, created_at, moved_at)
    select readers[1 + n % 10], nextval(pg_get_serial_sequence('message', 'id')), (1 + n / 10 % 9)::text,
      case when n % 7 = 0 then '0' else '1' end,
      '信访件LX' || lpad(n::text, 18, '0') || '距办结期限还剩3天' || case when n / 90 % 1000 = 0 then '，涉及养老。' else '。' end,
      '系统', now() - interval '31 days' - n * interval '1000 days' / size, now()
    from generate_series(1, size) as n;
  for name in select unnest(kept) loop
    execute name;
  end loop;
  insert into message_counter (person_id, type, total, unread, history_total, history_unread)
    select person_id, type, sum(latest), sum(latest * unread), sum(1 - latest), sum((1 - latest) * unread) from (
      select person_id, type, 1 as latest, (state = '0')::int as unread from message
      union all select person_id, type, 0, (state = '0')::int from message_history) as each group by 1, 2
    on conflict (person_id, type) do update set total = excluded.total, unread = excluded.unread,
      history_total = excluded.history_total, history_unread = excluded.history_unread;
end $$;
