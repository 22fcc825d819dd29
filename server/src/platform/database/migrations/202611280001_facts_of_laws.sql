-- What the opinions of a petition cite, and its reason, in its fact: counted from facts alone, the figures of laws and policies can be
-- kept and follow what changes. `cited` is null where no opinion was issued.

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
  coalesce(leader.solved, false) as leader_case_solved,
  (select array_agg(distinct law order by law) from opinion_citation
    where opinion_citation.province_code = petition.province_code and opinion_citation.petition_id = petition.id) as cited,
  petition.cause
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

-- Of petitions from before, `writeOldFacts` writes them.
alter table petition_fact add cited text[], add cause text not null default '';
alter table petition_fact_change add cited text[], add cause text not null default '';

-- Columns of a change no longer stand as those of the fact: they are named.
do $$
declare
  columns text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
    where attrelid = 'petition_fact'::regclass and attnum > 0 and not attisdropped);
  one text[];
begin
  foreach one slice 1 in array array[
    ['note_gone_facts', '-1', 'gone'], ['note_new_facts', '1', 'added'], ['note_emptied_facts', '-1', 'petition_fact']] loop
    execute format(
      'create or replace function %I() returns trigger language plpgsql as
        $f$ begin insert into petition_fact_change (%s, sign) select %2$s, %s from %I; return null; end $f$',
      one[1], columns, one[2], one[3]);
  end loop;
end
$$;

drop trigger petition_fact_kept on petition;
create constraint trigger petition_fact_kept after insert or update of petition_no, petition_date, registered_at,
  accepted_at, replied_at, delivered_at, closed_at, matter_id, person_count, walled_off, accused_org_id,
  collective_visit, flags, supervision_state, place_region, register_org_id, register_level, channel, purpose,
  legal_class, category, state, close_type, outcome, repeat_flag, lead_org_id, responsible_org_id, hot_topics,
  lead_step_id, cause
  on petition deferrable initially deferred for each row execute function keep_fact_of_petition();
create constraint trigger citation_fact_kept after insert or delete on opinion_citation
  deferrable initially deferred for each row execute function keep_fact_of_row();

-- The same laws as `related_laws` finds, of what a fact has and the titles that are linked to each category.
create function laws_behind(cited text[], of_category text, linked jsonb) returns setof text
  language sql immutable parallel safe rows 2 as $$
  select unnest(array_remove(cited, '未引用法规政策'))
  union
  select jsonb_array_elements_text(
    coalesce(linked -> of_category, '[]') || coalesce(linked -> rpad(left(of_category, 4), 6, '0'), '[]')
    || coalesce(linked -> rpad(left(of_category, 2), 6, '0'), '[]'))
$$;

-- Planned once in a connection: each time took three times as long as the facts of a petition themselves.
alter function keep_facts(text[], bigint[]) set plan_cache_mode = 'force_generic_plan';
