import { randomUUID } from 'node:crypto'
import { DESK } from './reading.mjs'

/**
 * The least SQL that does what the writing calls do, written by hand: one prepared statement each, which leaves the rows
 * that the server leaves. What a server finds out before (the calendar, the owner, the fingerprint of a text) is given.
 */

const REGISTRAR = { person: 'demo-zs01', dept: DESK.dept }
const LETTER = '建议在路口增设行人过街信号灯，早晚高峰学生过街存在安全隐患。'
const DAY_MS = 86_400_000
const BANDS = Array.from({ length: 16 }, (_, band) => band * 7919)

/** A letter with its number, people, step, clock, to-do, and what is kept of who registered it. */
export function register() {
  const due = new Date(Date.now() + 15 * DAY_MS)
  const serial = Math.floor(Math.random() * 1e8)
  const request = randomUUID()
  return {
    name: 'least-registration',
    text: REGISTER,
    values: [
      ...[DESK.province, DESK.org, REGISTRAR.dept, REGISTRAR.person, due, LETTER, request, BANDS],
      ...[`${serial}`.padStart(8, '0'), JSON.stringify({ dueAt: due })],
    ],
  }
}

const REGISTER = `
  with asked as (
    insert into answered_request (person_id, request_id, call_id, answer) values ($4, $7::text::uuid, 'register', $10::jsonb)
  ), number as (
    insert into petition_serial (prefix, region6, day, last_no) values ('LX', '990001', current_date, 1)
    on conflict (prefix, region6, day) do update set last_no = petition_serial.last_no + 1 returning last_no
  ), ids as (
    select nextval(pg_get_serial_sequence('petition', 'id')) as petition,
      nextval(pg_get_serial_sequence('handling_step', 'id')) as step,
      nextval(pg_get_serial_sequence('matter', 'id')) as matter, last_no from number
  ), made_matter as (
    insert into matter (province_code, id, category, place_region, first_petition_at, last_petition_at)
    overriding system value select $1, matter, '030300', '990121000000', now(), now() from ids
  ), made as (
    insert into petition (province_code, id, petition_no, state, channel, petition_date, registered_at, register_org_id,
      register_dept_id, register_person_id, due_at, calm_at, yellow_at, orange_at, anonymous, person_count, place_region,
      purpose, category, summary, title, lead_org_id, lead_step_id, matter_id, query_code, updated_at, repeat_flag)
    overriding system value
    select $1, petition, 'LX990001' || to_char(now(), 'YYMMDD') || lpad(last_no::text, 6, '0'), '10', '100',
      current_date, now(), $2, $3, $4, $5::timestamptz, now(), $5::timestamptz, $5::timestamptz, false, 1, '990121000000', '01', '030300', $6, $6, $2, step,
      matter, $9, now(), '0' from ids
  ), indexed as (
    insert into petition_text (province_code, petition_id, bands) select $1, petition, $8::int[] from ids
  ), person as (
    insert into petition_person (province_code, petition_id, seq, role, name, address)
    select $1, petition, 1, '1', '钱乙舟', '安澜市城东区' from ids
  ), step as (
    insert into handling_step (province_code, id, petition_id, seq, from_org_id, from_dept_id, from_person_id, to_org_id,
      to_dept_id, state, sent_at, signed_at, signed_by)
    overriding system value select $1, step, petition, 1, $2, $3, $4, $2, $3, '1', now(), now(), $4 from ids
  ), clock as (
    insert into clock (province_code, petition_id, step_id, type, org_id, start_at, due_at, calm_at, yellow_at, orange_at,
      unit, length)
    select $1, petition, step, 'K01', $2, now(), $5::timestamptz, now(), $5::timestamptz, $5::timestamptz, 'day', 15 from ids
  ), todo as (
    insert into todo (province_code, family, todo_type, petition_id, step_id, org_id, dept_id, source_org_id, due_at,
      given_by, calm_at, yellow_at, orange_at)
    select $1, 'db', 'sort', petition, step, $2, $3, $2, $5::timestamptz, $4, now(), $5::timestamptz, $5::timestamptz from ids
  ), timeline as (
    insert into timeline (province_code, petition_id, seq, at, action, person_id, org_id, dept_id, text, state_after,
      state_before, shared)
    select $1, petition, 1, now(), '登记', $4, $2, $3, '', '10', '10', true from ids
  ), audited as (
    insert into audit (person_id, org_id, action, object_type, object_id, request_id, address, roles, session, device)
    select $4, $2, '登记来信', 'petition', petition::text, $7::text, '127.0.0.1', 'R01', '', '' from ids
  ), told as (select pg_notify('portal_live', '{"personIds":[],"tag":"Todo"}') from ids)
  insert into todo_counter (province_code, dept_id, person_id, todo_type, open_count)
  select $1, $3, '', 'sort', 1 from told
  on conflict (province_code, dept_id, person_id, todo_type) do update set open_count = todo_counter.open_count + 1`

/** A to-do of the department taken for oneself, as nobody else has it. @param {string} todoId */
export const claim = todoId => ({
  name: 'least-claim',
  text: CLAIM,
  values: [DESK.province, DESK.dept, DESK.person, todoId, randomUUID(), DESK.org],
})

const CLAIM = `
  with taken as (
    update todo set person_id = $3, claimed_at = now()
    where province_code = $1 and id = $4::bigint and dept_id = $2 and person_id = '' and done_at is null
    returning petition_id, todo_type
  ), asked as (
    insert into answered_request (person_id, request_id, call_id, answer) select $3, $5::text::uuid, 'claim', 'null'::jsonb
    from taken
  ), timeline as (
    insert into timeline (province_code, petition_id, seq, at, action, person_id, org_id, dept_id, text, state_after,
      state_before, shared)
    select $1, petition_id, 1 + coalesce((select max(seq) from timeline as before
      where before.province_code = $1 and before.petition_id = taken.petition_id), 0),
      now(), '领取', $3, $6, $2, '', '10', '10', false from taken
  ), audited as (
    insert into audit (person_id, org_id, action, object_type, object_id, request_id, address, roles, session, device)
    select $3, $6, '领取', 'todo', $4::bigint::text, $5::text, '127.0.0.1', 'R02', '', '' from taken
  ), less as (
    update todo_counter set open_count = open_count - 1 from taken
    where province_code = $1 and dept_id = $2 and person_id = '' and todo_counter.todo_type = taken.todo_type
    returning taken.todo_type
  ), told as (select todo_type, pg_notify('portal_live', '{"personIds":[],"tag":"Todo"}') from less)
  insert into todo_counter (province_code, dept_id, person_id, todo_type, open_count)
  select $1, $2, $3, todo_type, 1 from told
  on conflict (province_code, dept_id, person_id, todo_type) do update set open_count = todo_counter.open_count + 1`
