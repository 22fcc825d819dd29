import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { leaderCases } from '@portal/shared-lib/contract/leader-cases'
import { sql } from 'kysely'
import { petitionsVisibleTo } from '../../../petitions/record/scope'
import { dateTimeOf, dayOf, daysBetween } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

export type LeaderCase = CallAnswer<typeof leaderCases>[number]

const MOST_SHOWN = 500
const SUMMARY_SHOWN = 60
const PLEDGES = sql<LeaderCase['pledges']>`(
  select coalesce(json_agg(json_build_object('id', file.id, 'name', file.name) order by file.name), '[]')
  from file where file.id = any(leader_case.pledge_file_ids::uuid[]))`

/** Cases of the caller's organisation whose petition the caller may see. */
export const casesOf = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .innerJoin('leader_case', join =>
      join
        .onRef('leader_case.province_code', '=', 'petition.province_code')
        .onRef('leader_case.petition_id', '=', 'petition.id'),
    )
    .where('leader_case.org_id', '=', caller.orgId)

/** Open ones first, of these those in which something is asked for, those due first first. */
export async function readCases(db: Db, caller: Caller, at: Date, caseId?: string): Promise<LeaderCase[]> {
  const rows = await casesOf(db, caller)
    .$if(caseId !== undefined, query => query.where('leader_case.id', '=', caseId ?? ''))
    .innerJoin('person as leader', 'leader.id', 'leader_case.leader_id')
    .innerJoin('organisation as unit', 'unit.id', 'leader_case.unit_id')
    .leftJoin('person as wanted', 'wanted.id', 'leader_case.asked_leader_id')
    .leftJoin('person as asker', 'asker.id', 'leader_case.asked_by')
    .orderBy(sql`leader_case.result <> ''`)
    .orderBy(sql`leader_case.asked = ''`)
    .orderBy('leader_case.due_on')
    .orderBy('leader_case.id')
    .limit(MOST_SHOWN)
    .select(['leader_case.id as caseId', 'petition_no as petitionNo', 'leader.user_name as leader'])
    .select(['leader_duty as leaderDuty', 'level', 'unit.company_name as unit', 'in_charge as inCharge', 'measures'])
    .select(['leader_case.cause', 'due_on as dueOn', 'percent', 'result'])
    .select(['asked', 'asked_due_on as askedDueOn', 'asked_result as askedResult', 'asked_text as askedText'])
    .select(sql<string>`coalesce(wanted.user_name, '')`.as('askedLeader'))
    .select(sql<string>`coalesce(asker.user_name, '')`.as('askedBy'))
    .select(sql<boolean>`coalesce(asked_by = ${caller.personId}, false)`.as('isAsker'))
    .select(sql<string>`left(petition.summary, ${SUMMARY_SHOWN})`.as('summary'))
    .select(PLEDGES.as('pledges'))
    .execute()
  const progress = await progressOf(
    db,
    caller,
    rows.map(row => row.caseId),
  )
  return rows.map(row => ({
    ...row,
    remainingDays: daysBetween(dayOf(at), row.dueOn),
    progress: progress.get(row.caseId) ?? [],
  }))
}

async function progressOf(db: Db, { provinceCode }: Caller, caseIds: readonly string[]) {
  const rows = await db
    .selectFrom('leader_case_progress')
    .innerJoin('person', 'person.id', 'leader_case_progress.person_id')
    .where('province_code', '=', provinceCode)
    .where('case_id', 'in', [...caseIds, '0'])
    .orderBy('seq')
    .select(['case_id', 'at', 'user_name as person', 'percent', 'text', 'met_on as metOn'])
    .execute()
  const shown = rows.map(({ case_id, at, ...row }) => ({ case_id, told: { ...row, at: dateTimeOf(at) } }))
  return new Map(caseIds.map(id => [id, shown.filter(row => row.case_id === id).map(({ told }) => told)]))
}
