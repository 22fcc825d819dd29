-- What is counted of each petition that has its number, in one narrow row: days, places, who has it and what became of
-- it. Days are China's. The view says what a row holds; it is written anew in each transaction that changes a petition.

create function china_day(at timestamptz) returns date language sql immutable parallel safe as $$
  select (at at time zone 'Asia/Shanghai')::date
$$;

-- '' none, 'w' waits, 'd' declined, 'l' too late, else the value of DM_MYD.
create function rating(state text, value text) returns text language sql immutable parallel safe as $$
  select case state when '0' then 'w' when '1' then 'd' when '2' then value when '3' then 'l' else '' end
$$;

create view petition_fact_now as
select
  petition.id::integer as petition_id,
  petition.petition_date as petition_on,
  china_day(petition.registered_at) as registered_on,
  china_day(step.sent_at) as exchanged_on,
  -- The first thing that was done with it, and by when it was to be done: only where an office of petitions has it.
  china_day(least(step.sent_at, step.accepted_at, petition.accepted_at, petition.replied_at, petition.closed_at)) as acted_on,
  china_day(clock.act_due_at) as act_due_on,
  china_day(step.arrived_at) as arrived_on,
  china_day(step.unit_accepted_at) as unit_accepted_on,
  china_day(clock.unit_due_at) as unit_due_on,
  china_day(petition.accepted_at) as accepted_on,
  china_day(clock.answer_due_at) as answer_due_on,
  china_day(coalesce(petition.delivered_at, petition.closed_at)) as answered_on,
  china_day(petition.delivered_at) as delivered_on,
  china_day(petition.closed_at) as closed_on,
  petition.matter_id::integer as matter_id,
  petition.person_count as persons,
  petition.walled_off or petition.accused_org_id is not null as guarded,
  petition.collective_visit as collective,
  petition.flags && array['majorUrgent', 'threat'] as grave,
  petition.supervision_state > 0 as supervised,
  exists (select from leader_case where leader_case.province_code = petition.province_code
    and leader_case.petition_id = petition.id) as leader_case,
  coalesce(step.transferred, false) as transferred,
  coalesce(step.assigned, false) as assigned,
  coalesce(step.returned, false) as returned,
  coalesce(clock.extended, false) as extended,
  coalesce(review.asked, false) as review_asked,
  coalesce(review.asked_again, false) as review_asked_again,
  coalesce(review.delivered, false) as review_delivered,
  coalesce(review.decided, false) as review_decided,
  coalesce(review.changed, false) as review_changed,
  petition.province_code,
  petition.place_region,
  petition.register_org_id,
  petition.register_level,
  petition.channel,
  petition.purpose,
  petition.legal_class,
  petition.category,
  petition.state,
  petition.close_type,
  petition.outcome,
  petition.repeat_flag,
  coalesce(evaluation.bureau, '') as bureau_rating,
  coalesce(evaluation.unit, '') as unit_rating,
  petition.lead_org_id,
  coalesce(petition.responsible_org_id, step.unit_id) as unit_id,
  petition.hot_topics
from petition
left join lateral (
  select min(sent_at) filter (where parent_id is not null) as sent_at,
    min(handling_step.accepted_at) as accepted_at,
    min(sent_at) filter (where is_unit and state not in ('3', '10')) as arrived_at,
    min(handling_step.accepted_at) filter (where is_unit and state not in ('3', '10')) as unit_accepted_at,
    (array_agg(to_org_id order by seq desc) filter (where is_unit and state not in ('3', '10')))[1] as unit_id,
    bool_or(mode like '01%') as transferred,
    bool_or(mode like '02%') as assigned,
    bool_or(state = '3' or return_count > 0) as returned
  from handling_step
  join lateral (select not is_petition and (handling_step.is_lead or handling_step.parent_id is null) as is_unit
    from organisation where id = to_org_id) as receiver on true
  where handling_step.province_code = petition.province_code and handling_step.petition_id = petition.id
) as step on true
left join lateral (
  select (array_agg(due_at order by id) filter (where type = 'K01'))[1] as act_due_at,
    (array_agg(due_at order by id desc) filter (where type = 'K04'))[1] as unit_due_at,
    (array_agg(due_at order by id desc) filter (where type in ('K05', 'K08')))[1] as answer_due_at,
    bool_or(type = 'K05' and extended_days > 0) as extended
  from clock where clock.province_code = petition.province_code and clock.petition_id = petition.id
) as clock on true
left join lateral (
  select bool_or(kind = 'review') as asked, bool_or(kind = 'reReview') as asked_again,
    bool_or(kind = 'review' and conclusion in ('1', '2', '3') and state = '8') as delivered,
    bool_or(conclusion <> '') as decided, bool_or(conclusion in ('2', '3')) as changed
  from review where review.province_code = petition.province_code and review.petition_id = petition.id
) as review on true
left join lateral (
  select max(rating(state, value)) filter (where side = 'bureau') as bureau,
    max(rating(state, value)) filter (where side = 'unit') as unit
  from evaluation where evaluation.province_code = petition.province_code and evaluation.petition_id = petition.id
) as evaluation on true
where petition.petition_no <> '';

create table petition_fact (
  petition_id integer primary key,
  petition_on date not null,
  registered_on date not null,
  exchanged_on date,
  acted_on date,
  act_due_on date,
  arrived_on date,
  unit_accepted_on date,
  unit_due_on date,
  accepted_on date,
  answer_due_on date,
  answered_on date,
  delivered_on date,
  closed_on date,
  matter_id integer,
  persons integer not null,
  guarded boolean not null,
  collective boolean not null,
  grave boolean not null,
  supervised boolean not null,
  leader_case boolean not null,
  transferred boolean not null,
  assigned boolean not null,
  returned boolean not null,
  extended boolean not null,
  review_asked boolean not null,
  review_asked_again boolean not null,
  review_delivered boolean not null,
  review_decided boolean not null,
  review_changed boolean not null,
  province_code text not null,
  place_region text not null,
  register_org_id text not null,
  register_level text not null,
  channel text not null,
  purpose text not null,
  legal_class text not null,
  category text not null,
  state text not null,
  close_type text not null,
  outcome text not null,
  repeat_flag text not null,
  bureau_rating text not null,
  unit_rating text not null,
  lead_org_id text,
  unit_id text,
  hot_topics text[] not null
);
insert into petition_fact select * from petition_fact_now;
create index petition_fact_registered on petition_fact (province_code, registered_on);
create index petition_fact_petition on petition_fact (province_code, petition_on);
create index petition_fact_exchanged on petition_fact (province_code, exchanged_on);
create index petition_fact_due on petition_fact (province_code, answer_due_on) where answer_due_on is not null;
create index petition_fact_closed on petition_fact (province_code, closed_on) where closed_on is not null;
create index petition_fact_open on petition_fact (province_code, registered_on) where state < '60' or state = '65';
create index petition_fact_matter on petition_fact (matter_id, registered_on) where matter_id is not null;

-- Of each petition once in a transaction, however many of its rows were written: when all is done, and locked first, so
-- that what others have done to it until then is seen. The setting ends with the transaction.
create function keep_fact(province text, petition bigint) returns void language plpgsql as $$
declare kept text := coalesce(nullif(current_setting('portal.facts_kept', true), ''), ',');
begin
  if petition is null or strpos(kept, ',' || petition || ',') > 0 then return; end if;
  if length(kept) > 4000 then kept := ','; end if;
  perform set_config('portal.facts_kept', kept || petition || ',', true);
  perform lock_petitions(array[province], array[petition]);
  delete from petition_fact as fact where fact.petition_id = petition;
  insert into petition_fact select * from petition_fact_now as now
  where now.province_code = province and now.petition_id = petition;
end
$$;

create function keep_fact_of_row() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform keep_fact(new.province_code, new.petition_id); end if;
  if tg_op = 'DELETE' then perform keep_fact(old.province_code, old.petition_id); end if;
  return null;
end
$$;
create function keep_fact_of_petition() returns trigger language plpgsql as $$
begin
  perform keep_fact(new.province_code, new.id);
  return null;
end
$$;

create constraint trigger petition_fact_kept after insert or update of petition_no, petition_date, registered_at,
  accepted_at, replied_at, delivered_at, closed_at, matter_id, person_count, walled_off, accused_org_id,
  collective_visit, flags, supervision_state, place_region, register_org_id, register_level, channel, purpose,
  legal_class, category, state, close_type, outcome, repeat_flag, lead_org_id, responsible_org_id, hot_topics
  on petition deferrable initially deferred for each row execute function keep_fact_of_petition();
create constraint trigger handling_step_fact_kept after insert or update or delete on handling_step
  deferrable initially deferred for each row execute function keep_fact_of_row();
create constraint trigger clock_fact_kept after insert or update of due_at, extended_days or delete on clock
  deferrable initially deferred for each row execute function keep_fact_of_row();
create constraint trigger evaluation_fact_kept after insert or update or delete on evaluation
  deferrable initially deferred for each row execute function keep_fact_of_row();
create constraint trigger review_fact_kept after insert or update of kind, state, conclusion or delete on review
  deferrable initially deferred for each row execute function keep_fact_of_row();
create constraint trigger leader_case_fact_kept after insert or delete on leader_case
  deferrable initially deferred for each row execute function keep_fact_of_row();

alter table region add column population integer check (population > 0);

-- The list behind a figure: without people and words.
insert into display_column (view_id, seq, head_descrip, head_name, head_width) values
  ('v_tj', 1, '时限', 'lamp', 100),
  ('v_tj', 2, '信访件编号', 'xfjbh', 226),
  ('v_tj', 3, '信访形式', 'xfxs', 84),
  ('v_tj', 4, '信访日期', 'xfrq', 104),
  ('v_tj', 5, '人数', 'xfrs', 64),
  ('v_tj', 6, '问题属地', 'wtsd', 150),
  ('v_tj', 7, '内容分类', 'nrfl', 150),
  ('v_tj', 8, '登记机构', 'djjg', 150),
  ('v_tj', 9, '办理单位', 'bldw', 150),
  ('v_tj', 10, '状态', 'stateName', 110),
  ('v_tj', 11, '剩余时限', 'sysx', 84),
  ('v_tj', 12, '标志', 'flags', 140),
  ('v_tj', 13, '登记时间', 'djsj', 160),
  ('v_tj', 14, '办结时间', 'bjsj', 160);
