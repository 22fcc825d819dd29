import type { steps } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { mayReadStep } from '../../petitions/record/may-read'
import { getPetition } from '../../petitions/record/scope'
import { STEP, type StepState } from '../../petitions/record/states'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'

/** States of a step as the tree of steps says them. */
const STEP_NAMES: Readonly<Record<StepState, string>> = {
  [STEP.toSign]: '待签收',
  [STEP.signed]: '已签收',
  [STEP.returnAsked]: '退回申请中',
  [STEP.returned]: '已退回',
  [STEP.assigned]: '已转下级',
  [STEP.accepted]: '已受理',
  [STEP.inHand]: '办理中',
  [STEP.reported]: '已报告',
  [STEP.toRedo]: '退回重办',
  [STEP.done]: '完成',
  [STEP.recalled]: '撤回',
  [STEP.transferred]: '已转送',
}

type Row = Awaited<ReturnType<typeof stepsOf>>[number]
type Shown = CallAnswer<typeof steps>[number]

/** What a step has reached, as the tree says it, in order. */
const MARKS = {
  sentAt: '发出',
  signedAt: '签收',
  returnedAt: '退回',
  acceptedAt: '受理',
  answeredAt: '答复',
  deliveredAt: '送达',
  reportedAt: '报告',
  closedAt: '完成',
} as const satisfies Partial<Record<keyof Row, string>>

/** The steps of a petition, each with what the caller may read of it. */
export async function readSteps(db: Db, caller: Caller, petitionNo: string): Promise<Shown[]> {
  const { id } = await getPetition(db, caller, petitionNo)
  const rows = await stepsOf(db, caller, id)
  return rows.map(row => shown(row, caller))
}

function shown(row: Row, { orgId }: Caller): Shown {
  const { stepId, parentId, isLead, modeName, from, to, fromPerson, handler, state, needsReport } = row
  const isOwn = row.toOrgId === orgId
  return {
    stepId,
    parentId,
    isLead,
    modeName,
    from,
    to,
    fromPerson,
    handler,
    state,
    needsReport,
    isOwn,
    stateName: STEP_NAMES[state as StepState],
    text: row.isReadable ? row.text : '',
    // What a sender has noted for itself is not for whoever it was sent to.
    internalNote: row.fromOrgId === orgId ? row.internalNote : '',
    marks: Object.entries(MARKS).flatMap(([key, name]) => {
      const at = row[key as keyof typeof MARKS]
      return at ? [{ name, at: dateTimeOf(at) }] : []
    }),
    dueAt: row.dueAt && dateTimeOf(row.dueAt),
  }
}

async function stepsOf(db: Db, caller: Caller, petitionId: string) {
  return await db
    .selectFrom('handling_step as step')
    .innerJoin('organisation as sender', 'sender.id', 'step.from_org_id')
    .innerJoin('organisation as receiver', 'receiver.id', 'step.to_org_id')
    .innerJoin('person', 'person.id', 'step.from_person_id')
    .leftJoin('person as worker', 'worker.id', 'step.handler_id')
    .where('step.province_code', '=', caller.provinceCode)
    .where('step.petition_id', '=', petitionId)
    .orderBy('step.seq')
    .select(['step.id as stepId', 'step.parent_id as parentId', 'is_lead as isLead', 'step.state', 'step.text'])
    .select(['internal_note as internalNote', 'need_report as needsReport', 'step.due_at as dueAt'])
    .select(['from_org_id as fromOrgId', 'to_org_id as toOrgId', 'sender.company_name as from'])
    .select(['receiver.company_name as to', 'person.user_name as fromPerson'])
    .select(['sent_at as sentAt', 'signed_at as signedAt', 'returned_at as returnedAt', 'accepted_at as acceptedAt'])
    .select(['answered_at as answeredAt', 'delivered_at as deliveredAt', 'reported_at as reportedAt'])
    .select(['closed_at as closedAt', codeName('DM_BLFS', 'step.mode').as('modeName')])
    .select(mayReadStep(caller, 'step').as('isReadable'))
    .select(eb => eb.fn.coalesce('worker.user_name', sql<string>`''`).as('handler'))
    .execute()
}
