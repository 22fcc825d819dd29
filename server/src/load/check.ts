import { sql } from 'kysely'
import type { State } from '../petitions/record/states'
import type { Db } from '../platform/database/connect'
import { deriveState, type StepFacts } from '../workflow/derive'

/** Petitions whose steps are read at once. */
const AT_ONCE = 10_000

interface Seen {
  readonly id: string
  readonly state: string
  readonly endState: State | ''
  readonly leadStepId: string | null
  readonly steps: readonly (StepFacts & { readonly id: string })[] | null
}

/** What is wrong with what is stored, a line for each kind of fault; nothing where all fits together. */
export async function findFaults(db: Db): Promise<string[]> {
  const counted = await Promise.all(
    Object.entries(FAULTS).map(async ([fault, query]) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${query}) as fault`.execute(db)
      return [fault, rows[0]?.count ?? 0] as const
    }),
  )
  const wrongStates = await countWrongStates(db)
  return [...counted, ['petitions whose state is not that of their steps', wrongStates] as const].flatMap(
    ([fault, count]) => (count > 0 ? [`${count} ${fault}`] : []),
  )
}

const isClockOfTodo = sql`clock.province_code = todo.province_code and clock.petition_id = todo.petition_id
  and clock.step_id = todo.step_id and clock.org_id = todo.org_id and clock.due_at = todo.due_at`

const FAULTS = {
  'counters that do not count the open to-dos': sql`
    (select dept_id, person_id, todo_type, count(*)::int as open_count from todo where done_at is null group by 1, 2, 3
      except select dept_id, person_id, todo_type, open_count from todo_counter)
    union all
    (select dept_id, person_id, todo_type, open_count from todo_counter where open_count > 0
      except select dept_id, person_id, todo_type, count(*)::int from todo where done_at is null group by 1, 2, 3)`,
  'petitions in the reach of others than those whose they are': sql`
    (select * from petition_reach_now except select * from petition_reach)
    union all (select * from petition_reach except select * from petition_reach_now)`,
  'open limits that do not say when to warn': sql`
    select from clock where state in ('running', 'paused') and yellow_at is null
    union all select from todo where done_at is null and due_at is not null and yellow_at is null`,
  'open to-dos whose lamp is not that of their clock': sql`select from todo
    where done_at is null and exists (select from clock where ${isClockOfTodo}) and not exists (
      select from clock where ${isClockOfTodo} and (clock.calm_at, clock.yellow_at, clock.orange_at)
        is not distinct from (todo.calm_at, todo.yellow_at, todo.orange_at))`,
  'registered petitions without anybody': sql`select from petition where not exists (select from petition_person
    where petition_person.province_code = petition.province_code and petition_id = petition.id)`,
  'open to-dos on steps of other petitions': sql`select from todo join handling_step as step
    on step.province_code = todo.province_code and step.id = todo.step_id
    where done_at is null and step.petition_id <> todo.petition_id`,
  'deliveries of documents of other petitions': sql`select from delivery join petition_document as document
    on document.province_code = delivery.province_code and document.id = document_id
    where document.petition_id <> delivery.petition_id`,
  'approvals that wait for nobody': sql`select from approval where state = 'pending' and not exists (select from todo
    where todo.province_code = approval.province_code and todo.petition_id = approval.petition_id
      and ref_id = approval.id::text and done_at is null)`,
  'matters that miscount their petitions': sql`select from matter join (
      select province_code, matter_id, count(*) from petition group by 1, 2) as counted
    on counted.province_code = matter.province_code and matter_id = matter.id where count <> petition_count`,
} as const

async function countWrongStates(db: Db): Promise<number> {
  let [wrong, last] = [0, '0']
  for (let seen = await readSome(db, last); seen.length > 0; seen = await readSome(db, last)) {
    wrong += seen.filter(({ steps, endState, state }) => deriveState(steps ?? [], endState) !== state).length
    last = seen.at(-1)?.id ?? last
  }
  return wrong
}

async function readSome(db: Db, after: string): Promise<Seen[]> {
  const { rows } = await sql<Seen>`select id::text, state, end_state as "endState", lead_step_id::text as "leadStepId",
      (select json_agg(json_build_object('id', step.id::text, 'parentId', step.parent_id::text, 'seq', seq,
          'state', step.state, 'isLead', is_lead, 'pending', pending, 'suspended', suspended, 'reopened', reopened,
          'answered', answered_at is not null) order by seq)
        from handling_step as step
        where step.province_code = petition.province_code and step.petition_id = petition.id) as steps
    from petition where id > ${after} order by id limit ${AT_ONCE}`.execute(db)
  return rows
}
