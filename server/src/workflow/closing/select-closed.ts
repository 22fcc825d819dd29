import { sql } from 'kysely'
import { movingTogether } from '../../petitions/todos/counter'
import { openTodo } from '../../petitions/todos/open'
import { CHECKED_DAYS } from '../../petitions/todos/sets'
import { DAY_MS } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { onceADay } from '../../platform/jobs/once-a-day'
import type { Services } from '../../platform/services'
import { openCheck, type SelectReason } from './closing-check'
import { isDrawn, seedSamples, withSample } from './closing-sample'

const AT_ONCE = 500

/** Selects, once a day, the closed petitions whose closing is to be checked. */
export const selectClosed = (services: Services): Promise<void> =>
  onceADay(services, 'selectClosed', async () => {
    const at = services.now()
    await seedSamples(services.db, services.config.provinceCode, firstDay(at), at)
    let last: string | undefined = '0'
    while (last !== undefined) last = await selectBehind(services, last)
  })

const firstDay = (at: Date): Date => new Date(at.getTime() - CHECKED_DAYS * DAY_MS)

function selectBehind({ db, config: { provinceCode }, now }: Services, last: string): Promise<string | undefined> {
  return db
    .transaction()
    .execute(some => movingTogether(some, provinceCode, () => selectSome(some, { provinceCode, at: now(), last })))
}

interface Search {
  readonly provinceCode: string
  readonly at: Date
  /** Id of the petition behind which it goes on. */
  readonly last: string
}

interface Selected {
  readonly id: string
  readonly reason: SelectReason
  readonly step_id: string | null
  readonly org_id: string
  readonly dept_id: string
}

/** Selects the next few; answers behind which petition it goes on, undefined where there are no more. */
async function selectSome(db: Db, search: Search): Promise<string | undefined> {
  const { provinceCode, at } = search
  const found = await toBeChecked(db, search)
  for (const { id: petitionId, reason, step_id: stepId, org_id: orgId, dept_id: deptId } of found) {
    await openCheck(db, { provinceCode, petitionId }, reason, at)
    const of = { provinceCode, petitionId, stepId, orgId, deptId, sourceOrgId: orgId }
    await openTodo(db, { ...of, type: 'closingCheck', dueAt: null, createdAt: at })
  }
  return found.length === AT_ONCE ? found.at(-1)?.id : undefined
}

/**
 * Petitions that closed within the year and were not checked since they closed, or since the petitioner rated them:
 * those with a reason, and of the others the sample of the month in which they closed.
 */
async function toBeChecked(db: Db, { provinceCode, at, last }: Search): Promise<Selected[]> {
  const { rows } = await sql<Selected>`
    select id, reason, lead_step_id as step_id, register_org_id as org_id, register_dept_id as dept_id
    from (
      select petition.*, ${reason} as reason, rated.evaluated_at
      from petition ${withSample}
      left join evaluation as rated on rated.province_code = petition.province_code
        and rated.petition_id = petition.id and rated.side = 'unit' and rated.value = '3'
      where petition.province_code = ${provinceCode} and petition.id > ${last} and petition.end_state = '60'
        and petition.closed_at > ${firstDay(at)}
    ) as closed
    where reason is not null and not exists (
      select from closing_check as known
      where known.province_code = closed.province_code and known.petition_id = closed.id
        and (known.state in ('open', 'correct', 'corrected')
          or known.selected_at >= greatest(closed.closed_at, closed.evaluated_at))
    )
    order by id limit ${AT_ONCE}`.execute(db)
  return rows
}

const reason = sql`case
  when rated.value = '3' then 'dissatisfied'
  when 'supervised' = any(petition.flags) then 'supervised'
  when 'leaderInstruction' = any(petition.flags) or exists (
    select from leader_case as taken where taken.province_code = petition.province_code
      and taken.petition_id = petition.id) then 'leaderCase'
  when exists (
    select from clock where clock.province_code = petition.province_code and clock.petition_id = petition.id
      and clock.type in ('K01', 'K04', 'K05', 'K07', 'K08') and clock.closed_at > clock.due_at) then 'overdue'
  when ${isDrawn} then 'sample'
end`
