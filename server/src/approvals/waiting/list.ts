import type { approvalCounts, approvals } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { MARKS } from '../../petitions/record/marks'
import { getTodoType } from '../../petitions/todos/types'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { rowsBefore, splitPage } from '../../platform/paging/page'
import { countTotal } from '../../platform/paging/total'
import { HOUR_MS, shownApproval } from '../shown'
import { findSubject } from '../subjects'
import { instantOf, isBehind, readPlace, type Sort, urgencyAt, writePlace } from './order'
import { waitingFor } from './waiting'

type Ask = CallInput<typeof approvals>
type Answer = CallAnswer<typeof approvals>
type Found = ReturnType<typeof matching>
type Row = Awaited<ReturnType<ReturnType<typeof inOrder>['execute']>>[number]

/** A page of what waits for the caller: sorted as asked, else grave marks first, then by the lamp, then what is due soonest. */
export async function listApprovals(db: Db, caller: Caller, ask: Ask, now: Date): Promise<Answer> {
  const { sort } = ask
  const after = ask.cursor === undefined ? undefined : readPlace(ask.cursor, sort)
  const asOf = after?.asOf ?? now
  const query = inOrder(matching(db, caller, ask, now), asOf, sort).limit(ask.limit + 1)
  const found = await (after ? query.where(isBehind(after, sort)) : query.offset(rowsBefore(ask))).execute()
  const { rows, next } = splitPage(found, ask.limit, ({ urgency, at, id }) =>
    writePlace({ asOf, urgency, at, id }, sort),
  )
  return {
    list: rows.map(row => listed(row, getTodoType(ask.todoType).page, now)),
    ...(await countTotal(db, matching(db, caller, ask, now))),
    next,
  }
}

/** How many of what waits for the caller each tab has. */
export async function countApprovals(
  db: Db,
  caller: Caller,
  { tabs, ...ask }: CallInput<typeof approvalCounts>,
  now: Date,
): Promise<CallAnswer<typeof approvalCounts>> {
  const counts = tabs.map((types, at) => {
    const ofTab = types.length > 0 ? sql`subject_type = any(${types}::text[])` : sql`true`
    return sql<string>`count(*) filter (where ${ofTab})`.as(`n${at}`)
  })
  const found = matching(db, caller, { ...ask, types: [], todoType: 'approval' }, now)
  const row: Readonly<Record<string, unknown>> = await found.select(counts).executeTakeFirstOrThrow()
  return tabs.map((_, at) => ({ total: Number(row[`n${at}`]) }))
}

function listed(row: Row, page: string, now: Date): Answer['list'][number] {
  const address = new URLSearchParams({ xfjbh: row.petitionNo, approvalId: row.id })
  return {
    ...shownApproval(row, now),
    batchSafe: findSubject(row.subject_type)?.batchSafe ?? false,
    url: `${page}?${address}`,
  }
}

type Matched = Pick<Ask, 'types' | 'applicantDept' | 'stayHours' | 'todoType'>

/**
 * What waits for the caller and fits the filters, with what they look at. It is materialized: the database goes from the
 * few that wait to their approvals, never through all approvals in their order.
 */
function matching(db: Db, caller: Caller, { types, applicantDept, stayHours, todoType }: Matched, now: Date) {
  const lyingSince = new Date(now.getTime() - (stayHours ?? 0) * HOUR_MS)
  return db
    .with(
      cte => cte('waiting').materialized(),
      () => waitingFor(db, caller, now, todoType),
    )
    .selectFrom('waiting')
    .innerJoin('approval', 'approval.id', 'waiting.id')
    .innerJoin('department', 'department.id', 'approval.dept_id')
    .where('approval.province_code', '=', caller.provinceCode)
    .$if(types.length > 0, query => query.where('subject_type', 'in', types))
    .$if(Boolean(applicantDept), query => query.where('dept_name', 'like', contains(applicantDept ?? '')))
    .$if(stayHours !== undefined, query => query.where('arrived_at', '<', lyingSince))
}

function inOrder(found: Found, asOf: Date, sort: Sort) {
  return found
    .innerJoin('petition', join =>
      join
        .onRef('petition.province_code', '=', 'approval.province_code')
        .onRef('petition.id', '=', 'approval.petition_id'),
    )
    .innerJoin('person as applicant', 'applicant.id', 'approval.applicant_id')
    .leftJoin('person as delegator', 'delegator.id', 'waiting.inPlaceOf')
    .orderBy(urgencyAt(asOf, sort))
    .orderBy(sql`${instantOf(sort)} ${sql.raw(sort?.descending ? 'desc' : 'asc')} nulls last`)
    .orderBy('approval.id', sort?.descending ? 'desc' : 'asc')
    .select(['approval.id', 'subject_type', 'approval.title', 'approval.version', 'approval.due_at'])
    .select(['approval.calm_at', 'approval.yellow_at', 'approval.orange_at'])
    .select(['submitted_at', 'arrived_at', 'petition.petition_no as petitionNo', 'dept_name as applicantDept'])
    .select(['applicant.user_name as applicant'])
    .select([MARKS.as('flags'), urgencyAt(asOf, sort).as('urgency'), instantOf(sort).as('at')])
    .select(eb => eb.fn.coalesce('delegator.user_name', sql<string>`''`).as('onBehalf'))
}
