import type { ratings } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName, codeNames } from '../../platform/tables/names'

type Answer = CallAnswer<typeof ratings>

const EVALUATIONS = { '0': '待评价', '1': '未评价', '2': '已评价', '3': '超期未评价' } as const
const CHECKS = {
  open: '待核查',
  passed: '通过',
  correct: '限期整改',
  redo: '重新办理',
  corrected: '已报送整改',
} as const

/** How a petition was rated, and what checks of its closing found. */
export async function readRatings(db: Db, caller: Caller, petitionNo: string): Promise<Answer> {
  const { id } = await getPetition(db, caller, petitionNo)
  return { evaluations: await evaluationsOf(db, caller, id), checks: await checksOf(db, caller, id) }
}

/** The evaluations of a petition that the caller may see. */
export const evaluationRows = (db: Db, { provinceCode }: Caller, petitionId: string) =>
  db.selectFrom('evaluation').where('province_code', '=', provinceCode).where('petition_id', '=', petitionId)

async function evaluationsOf(db: Db, caller: Caller, petitionId: string): Promise<Answer['evaluations']> {
  const rows = await evaluationRows(db, caller, petitionId)
    .innerJoin('organisation', 'organisation.id', 'org_id')
    .orderBy('side')
    .select(['side', 'company_name as organisation', 'state', 'text', 'due_at as dueAt'])
    .select(['evaluated_at as evaluatedAt', codeNames('DM_BMYYY', 'reasons').as('reasons')])
    .select([codeName('DM_MYD', 'value').as('valueName'), codeName('DM_PJQD', 'channel').as('channelName')])
    .execute()
  return rows.map(({ state, dueAt, evaluatedAt, ...row }) => ({
    ...row,
    stateName: EVALUATIONS[state],
    dueAt: dateTimeOf(dueAt),
    evaluatedAt: evaluatedAt && dateTimeOf(evaluatedAt),
  }))
}

/** The checks of the closing of a petition that the caller may see. */
export const checkRows = (db: Db, { provinceCode }: Caller, petitionId: string) =>
  db.selectFrom('closing_check').where('province_code', '=', provinceCode).where('petition_id', '=', petitionId)

async function checksOf(db: Db, caller: Caller, petitionId: string): Promise<Answer['checks']> {
  const rows = await checkRows(db, caller, petitionId)
    .leftJoin('person', 'person.id', 'checked_by')
    .orderBy('closing_check.id')
    .select('select_reason as selectReason')
    .select(['closing_check.id', 'selected_at as selectedAt', 'state', 'score', 'findings', 'proof'])
    .select('checked_at as checkedAt')
    .select(eb => eb.fn.coalesce('person.user_name', sql<string>`''`).as('checkedBy'))
    .execute()
  const callbacks = await callbacksOf(db, caller.provinceCode, petitionId)
  return rows.map(({ id, state, selectedAt, checkedAt, ...row }) => ({
    ...row,
    callbacks: callbacks.flatMap(({ checkId, ...callback }) => (checkId === id ? [callback] : [])),
    stateName: CHECKS[state],
    selectedAt: dateTimeOf(selectedAt),
    checkedAt: checkedAt && dateTimeOf(checkedAt),
  }))
}

const callbacksOf = (db: Db, provinceCode: string, petitionId: string) =>
  db
    .selectFrom('closing_callback')
    .innerJoin('person', 'person.id', 'person_id')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .orderBy('closing_callback.id')
    .select(['check_id as checkId', 'called_on as calledOn', 'way', 'note', 'user_name as calledBy'])
    .select(codeName('DM_MYD', 'value').as('valueName'))
    .execute()
