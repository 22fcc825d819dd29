import { sql } from 'kysely'
import { type CounterMove, moveCounters } from '../../../petitions/todos/counter'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

/** One organisation in whose place another comes. */
export interface Merging {
  readonly provinceCode: string
  readonly from: string
  readonly into: string
}

/** How much of each is taken over. */
interface Taken {
  readonly petitions: number
  readonly todos: number
  readonly approvals: number
}

/**
 * Gives what is under way to the organisation that takes over: petitions that have not ended or on which something is to
 * be done, with their steps, to-dos, clocks and approvals. What has ended stays as it was. Each petition's timeline says so.
 */
export async function takeOverWork(db: Db, caller: Caller, merging: Merging, text: string): Promise<Taken> {
  const { provinceCode, from, into } = merging
  const ids = await lockConcerned(db, merging)
  const changed = (column: string) => {
    const name = sql.ref(column)
    return sql`${name} = case when ${name} = ${from} then ${into} else ${name} end`
  }
  const run = async (statement: ReturnType<typeof sql>) => Number((await statement.execute(db)).numAffectedRows ?? 0)
  const ofThese = sql`province_code = ${provinceCode} and petition_id = any(${ids}::bigint[])`
  const held = sql`province_code = ${provinceCode} and org_id = ${from}`
  await run(sql`update petition set ${changed('register_org_id')}, ${changed('lead_org_id')}, ${changed('responsible_org_id')}
    where province_code = ${provinceCode} and id = any(${ids}::bigint[])
      and ${from} in (register_org_id, lead_org_id, responsible_org_id)`)
  await run(sql`update handling_step set ${changed('from_org_id')}, ${changed('to_org_id')}, ${changed('on_behalf_org_id')}
    where ${ofThese} and ${from} in (from_org_id, to_org_id, on_behalf_org_id)`)
  await run(sql`update clock set org_id = ${into} where ${held} and state in ('running', 'paused')`)
  await run(sql`update evaluation set org_id = ${into} where ${held} and state = '0'`)
  await dropTwice(db, merging)
  for (const [table, open] of PROCEEDINGS)
    for (const column of COLUMNS[table] ?? ['org_id'])
      await run(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into}
        where province_code = ${provinceCode} and ${sql.ref(column)} = ${from} and ${sql.raw(open)}`)
  await run(sql`update termination set applicant_org_id = ${into}
    where province_code = ${provinceCode} and applicant_org_id = ${from} and closed_at is null`)
  const approvals = await run(sql`update approval set org_id = ${into} where ${held} and state = 'pending'`)
  await settleTwice(db, merging)
  const todos = await run(sql`update todo set org_id = ${into} where ${held} and done_at is null`)
  await noteAll(db, caller, ids, text)
  return { petitions: ids.length, todos, approvals }
}

/** What hangs on a petition, and how it is known that it goes on. */
const PROCEEDINGS = [
  ['review', 'closed_at is null'],
  ['review_request', 'handed_in_at is null'],
  ['supervision', 'closed_at is null'],
  ['supervision_addressee', 'closed_at is null'],
  ['recommendation', 'closed_at is null'],
  ['official_document', 'closed_at is null'],
  ['official_receiver', "state <> '3'"],
  ['termination', 'closed_at is null'],
  ['termination_step', 'decided_at is null'],
  ['leader_case', "result = ''"],
  ['joint_reception', "state in ('waiting', 'taken')"],
] as const

/** Where they name organisations, if it is not in `org_id` alone. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  joint_reception: ['org_id', 'unit_id'],
  leader_case: ['org_id', 'unit_id'],
  recommendation: ['from_org_id', 'to_org_id'],
}

/** An order that is not sent yet goes to the one that takes over once. */
async function dropTwice(db: Db, { provinceCode, from, into }: Merging): Promise<void> {
  await sql`delete from supervision_addressee as own using supervision
    where own.province_code = ${provinceCode} and own.org_id = ${from} and supervision.province_code = own.province_code
      and supervision.id = own.supervision_id and supervision.sent_at is null and exists (
        select from supervision_addressee as other where other.province_code = own.province_code
          and other.supervision_id = own.supervision_id and other.org_id = ${into})`.execute(db)
}

/** In the order in which everybody locks them; the organisation's own party reaches all that concerns it. */
async function lockConcerned(db: Db, { provinceCode, from }: Merging): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select petition.id from petition
    where petition.province_code = ${provinceCode}
      and petition.id in (select petition_id from petition_reach join party on party.id = petition_reach.party
        where party.province_code = ${provinceCode} and party.name = 'org:' || ${from}::text)
      and (end_state = '' or exists (select from todo where todo.province_code = petition.province_code
        and todo.petition_id = petition.id and todo.org_id = ${from} and done_at is null)
        or exists (select from supervision where supervision.province_code = petition.province_code
          and supervision.petition_id = petition.id and closed_at is null and (supervision.org_id = ${from} or exists (
            select from supervision_addressee as addressee where addressee.province_code = supervision.province_code
              and addressee.supervision_id = supervision.id and addressee.org_id = ${from}
              and addressee.closed_at is null))))
    order by petition.id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** Who works in both has one post left: own to-dos go to the department of that one. */
async function settleTwice(db: Db, { provinceCode, from, into }: Merging): Promise<void> {
  const { rows } = await sql<{ old_dept: string; dept_id: string; person_id: string; todo_type: string }>`
    update todo set dept_id = post.dept_id from post, todo as before
    where todo.province_code = ${provinceCode} and todo.org_id = ${from} and todo.done_at is null
      and before.province_code = todo.province_code and before.id = todo.id
      and post.org_id = ${into} and post.person_id = todo.person_id and post.dept_id <> todo.dept_id
    returning before.dept_id as old_dept, todo.dept_id, todo.person_id, todo.todo_type`.execute(db)
  const moves = rows.flatMap(({ old_dept, dept_id, person_id: personId, todo_type: type }): CounterMove[] => [
    { deptId: old_dept, personId, type, by: -1 },
    { deptId: dept_id, personId, type, by: 1 },
  ])
  await moveCounters(db, provinceCode, moves)
}

/** One more step of each timeline. */
async function noteAll(db: Db, caller: Caller, ids: readonly string[], text: string): Promise<void> {
  await sql`with raised as (
      update petition set version = version + 1
      where province_code = ${caller.provinceCode} and id = any(${ids}::bigint[])
      returning province_code, id, version, state
    )
    insert into timeline (province_code, petition_id, seq, action, person_id, org_id, dept_id, text, state_before, state_after)
    select province_code, id, version, ${MERGED}, ${caller.personId}, ${caller.orgId}, ${caller.deptId}, ${text}, state, state
    from raised`.execute(db)
}

const MERGED = '机构合并'
