-- Saved tables that are sent by mail on days that come again: one for each table, and gone with it.
create table figure_schedule (
  saved_table_id bigint primary key references saved_table on delete cascade,
  province_code text not null,
  person_id text not null references person,
  -- With the rights of which post it is counted; without one, the post is gone.
  post_id text references post on delete set null,
  every text not null check (every in ('day', 'week', 'month')),
  -- Of the week from Monday, or of the month; 1 where it is each day.
  day smallint not null check (day between 1 and case every when 'day' then 1 when 'week' then 7 else 28 end),
  receiver_ids text[] not null,
  next_on date not null,
  paused boolean not null default false,
  -- Why it is sent no more; empty: it goes on.
  stopped text not null default ''
);
create index figure_schedule_due on figure_schedule (next_on) where stopped = '' and not paused;
create index figure_schedule_of on figure_schedule (person_id);
