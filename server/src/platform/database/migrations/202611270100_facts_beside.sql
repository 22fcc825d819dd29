-- What figures read of rows beside a fact, in the fact: of how many others that all may know of its matter consists, and when
-- the next of them came after it was closed; who has it in hand; mediation, stays, receptions and cases of leaders.
-- Others of a matter change with it, so that who writes facts of a matter waits for who else does.

-- Tenths of a day, as durations are shown.
create function day_tenths(took interval) returns integer language sql immutable parallel safe as $$
  select round(extract(epoch from took) / 8640)::integer
$$;

create index leader_case_of on leader_case (province_code, petition_id);

create or replace view petition_fact_now as
select
  petition.id as petition_id,
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
  leader.ended is not null as leader_case,
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
  petition.hot_topics,
  kin.others as same_matter,
  kin.next_on,
  exists (select from process_record where process_record.province_code = petition.province_code
    and process_record.petition_id = petition.id and kind = '6') as mediation_noted,
  (select handler_id from handling_step as lead
    where lead.province_code = petition.province_code and lead.id = petition.lead_step_id) as handler_id,
  day_tenths(step.signed_after) as signed_tenths,
  day_tenths(step.returned_after) as returned_tenths,
  day_tenths(approval.took) as approval_tenths,
  exists (select from leader_reception where leader_reception.province_code = petition.province_code
    and leader_reception.petition_id = petition.id) as received,
  coalesce(leader.ended, false) as leader_case_ended,
  coalesce(leader.solved, false) as leader_case_solved
from petition
left join lateral (
  select min(sent_at) filter (where parent_id is not null) as sent_at,
    min(handling_step.accepted_at) as accepted_at,
    min(sent_at) filter (where is_unit and state not in ('3', '10')) as arrived_at,
    min(handling_step.accepted_at) filter (where is_unit and state not in ('3', '10')) as unit_accepted_at,
    (array_agg(to_org_id order by seq desc) filter (where is_unit and state not in ('3', '10')))[1] as unit_id,
    bool_or(mode like '01%') as transferred,
    bool_or(mode like '02%') as assigned,
    bool_or(state = '3' or return_count > 0) as returned,
    (array_agg(signed_at - sent_at order by seq) filter (where parent_id is not null and signed_at is not null))[1]
      as signed_after,
    (array_agg(returned_at - sent_at order by seq) filter (where parent_id is not null and returned_at is not null))[1]
      as returned_after
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
left join lateral (
  select avg(ended_at - submitted_at) as took
  from approval where approval.province_code = petition.province_code and approval.petition_id = petition.id
    and ended_at is not null
) as approval on true
left join lateral (
  select bool_or(result <> '') as ended, bool_or(result = '1') as solved
  from leader_case where leader_case.province_code = petition.province_code and leader_case.petition_id = petition.id
) as leader on true
left join lateral (
  select count(*)::integer as others,
    min(china_day(registered_at)) filter (where china_day(registered_at) > china_day(petition.closed_at)) as next_on
  from petition as other where other.province_code = petition.province_code and other.matter_id = petition.matter_id
    and other.id <> petition.id and petition_no <> '' and state not in ('91', '99')
    and not walled_off and accused_org_id is null
) as kin on true
where petition.petition_no <> '';

alter table petition_fact
  add same_matter integer not null default 0,
  add next_on date,
  add mediation_noted boolean not null default false,
  add handler_id text,
  add signed_tenths integer,
  add returned_tenths integer,
  add approval_tenths integer,
  add received boolean not null default false,
  add leader_case_ended boolean not null default false,
  add leader_case_solved boolean not null default false;

-- What is new in facts changes none of what others have counted of them.
alter table petition_fact disable trigger user;
update petition_fact as fact set same_matter = now.same_matter, next_on = now.next_on,
  mediation_noted = now.mediation_noted, handler_id = now.handler_id, signed_tenths = now.signed_tenths,
  returned_tenths = now.returned_tenths, approval_tenths = now.approval_tenths, received = now.received,
  leader_case_ended = now.leader_case_ended, leader_case_solved = now.leader_case_solved
from petition_fact_now as now where now.petition_id = fact.petition_id;
alter table petition_fact enable trigger user;

-- Columns of a change stand as those of the fact, before its own. Those of before are kept for who counted until then.
do $$
declare
  columns text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = 'petition_fact_change'::regclass and attnum > 0 and not attisdropped);
begin
  alter table petition_fact_change rename to former_fact_change;
  alter index petition_fact_change_xid rename to former_fact_change_xid;
  create table petition_fact_change (
    like petition_fact including defaults,
    sign integer not null check (sign in (-1, 1)),
    xid xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default clock_timestamp()
  );
  execute format('insert into petition_fact_change (%1$s) select %1$s from former_fact_change', columns);
  drop table former_fact_change;
  create index petition_fact_change_xid on petition_fact_change (xid);
end
$$;

-- Others of a matter are told anew where one of it came, went, or counts otherwise. They wait by the matter: by one of 512
-- locks, for a database has room for few, in their order.
create or replace function keep_facts(provinces text[], petitions bigint[]) returns void language plpgsql as $$
declare
  before petition_fact[];
  matters integer[];
  others bigint[];
begin
  perform lock_petitions(provinces, petitions);
  perform pg_advisory_xact_lock(hashtext('facts of a matter'), bucket) from (
    select (matter_id % 512)::integer from petition where province_code = any (provinces) and id = any (petitions)
      and matter_id is not null
    union select matter_id % 512 from petition_fact where petition_id = any (petitions) and matter_id is not null
    order by 1 offset 0) as locks (bucket);
  before := array(select fact from petition_fact as fact where fact.petition_id = any (petitions));
  delete from petition_fact as fact where fact.petition_id = any (petitions);
  insert into petition_fact select * from petition_fact_now as now
  where now.province_code = any (provinces) and now.petition_id = any (petitions);
  matters := array(
    select distinct matter_id from (
      select * from unnest(before)
      union all select * from petition_fact where petition_id = any (petitions)) as fact
    where matter_id is not null
    group by petition_id, matter_id, registered_on, guarded, state in ('91', '99') having count(*) = 1);
  if cardinality(matters) = 0 then return; end if;
  others := array(select petition_id from petition_fact
    where matter_id = any (matters) and petition_id <> all (petitions));
  if cardinality(others) = 0 then return; end if;
  update petition_fact as fact set same_matter = now.same_matter, next_on = now.next_on
  from petition_fact_now as now
  where now.province_code = any (provinces) and now.petition_id = any (others) and fact.petition_id = now.petition_id
    and (fact.same_matter, fact.next_on) is distinct from (now.same_matter, now.next_on);
end
$$;

drop trigger petition_fact_kept on petition;
create constraint trigger petition_fact_kept after insert or update of petition_no, petition_date, registered_at,
  accepted_at, replied_at, delivered_at, closed_at, matter_id, person_count, walled_off, accused_org_id,
  collective_visit, flags, supervision_state, place_region, register_org_id, register_level, channel, purpose,
  legal_class, category, state, close_type, outcome, repeat_flag, lead_org_id, responsible_org_id, hot_topics,
  lead_step_id
  on petition deferrable initially deferred for each row execute function keep_fact_of_petition();
drop trigger leader_case_fact_kept on leader_case;
create constraint trigger leader_case_fact_kept after insert or update of result or delete on leader_case
  deferrable initially deferred for each row execute function keep_fact_of_row();
create constraint trigger leader_reception_fact_kept after insert or delete on leader_reception
  deferrable initially deferred for each row execute function keep_fact_of_row();
create constraint trigger mediation_fact_kept after insert on process_record
  deferrable initially deferred for each row when (new.kind = '6') execute function keep_fact_of_row();
create constraint trigger process_record_fact_kept after update of kind or delete on process_record
  deferrable initially deferred for each row execute function keep_fact_of_row();
create constraint trigger approval_fact_kept after insert or update of submitted_at, ended_at or delete on approval
  deferrable initially deferred for each row execute function keep_fact_of_row();
