import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { jointReceptions } from '@portal/shared-lib/contract/joint-receptions'
import { JOINT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/joint-reception'
import { sql } from 'kysely'
import { petitionsVisibleTo } from '../../../petitions/record/scope'
import { DAY_MS, dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { isRowId } from '../../../platform/paging/row-id'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { ownInterviews } from '../own-interviews'

type JointReception = CallAnswer<typeof jointReceptions>[number]

export type JointAsk = Ask<{ readonly jointId: string }>

const MOST_SHOWN = 200
const SHOWN_MS = 7 * DAY_MS
const OPEN = ['waiting', 'taken'] as const

/** Joint receptions of visits that the caller may see. */
const jointOf = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller).innerJoin('joint_reception as joint', join =>
    join.onRef('joint.province_code', '=', 'petition.province_code').onRef('joint.petition_id', '=', 'petition.id'),
  )

const VISITOR = sql<string>`coalesce((select name from petition_person as person
  where person.province_code = petition.province_code and person.petition_id = petition.id
  order by person.seq limit 1), '')`

/** What the caller's organisation has handed over or is asked, open ones first, the latest first. */
export async function readJoint(db: Db, caller: Caller, now: Date): Promise<JointReception[]> {
  const rows = await jointOf(db, caller)
    .innerJoin('organisation as office', 'office.id', 'joint.org_id')
    .innerJoin('organisation as unit', 'unit.id', 'joint.unit_id')
    .leftJoin('person as receiver', 'receiver.id', 'joint.taken_by')
    .where(eb => eb.or([eb('joint.org_id', '=', caller.orgId), eb('joint.unit_id', '=', caller.orgId)]))
    .where(eb => eb.or([eb('joint.state', 'in', OPEN), eb('joint.asked_at', '>=', new Date(now.getTime() - SHOWN_MS))]))
    .orderBy(sql`joint.state in ('waiting', 'taken')`, 'desc')
    .orderBy('joint.asked_at', 'desc')
    .orderBy('joint.id', 'desc')
    .limit(MOST_SHOWN)
    .select(['joint.id as jointId', 'joint.ticket_no as ticketNo', 'petition_no as petitionNo', VISITOR.as('visitor')])
    .select(['person_count as personCount', 'joint.window_name as windowName', 'joint.matter'])
    .select(['office.company_name as office', 'unit.company_name as unit', 'joint.state', 'joint.asked_at as askedAt'])
    .select(sql<string>`coalesce(receiver.user_name, '')`.as('receiver'))
    .select(['joint.answer', sql<JointReception['result']>`joint.result`.as('result')])
    .select(eb => eb('joint.org_id', '=', caller.orgId).$castTo<boolean>().as('isGiven'))
    .execute()
  const waiting = await ownInterviews(db, caller, now)
  return rows.map(row => ({ ...row, askedAt: dateTimeOf(row.askedAt), waitsForMe: waiting.has(row.jointId) }))
}

const refuseJoint = (): never => refuse('notFound', { what: '该联合接访' })

/** One that goes on, locked until the transaction ends; of the organisation that asked, or of the unit that is asked. */
export async function lockJoint({ db, caller, args }: JointAsk, side: 'org_id' | 'unit_id') {
  if (!isRowId(args.jointId)) refuseJoint()
  const found = await jointOf(db, caller)
    .where('joint.id', '=', args.jointId)
    .where(`joint.${side}`, '=', caller.orgId)
    .select(['joint.petition_id as petitionId', 'joint.state', 'joint.asked_by as askedBy', 'joint.unit_id as unitId'])
    .select('joint.window_name as windowName')
    .forUpdate('joint')
    .executeTakeFirst()
  const { state, ...joint } = found ?? refuseJoint()
  if (state === 'answered' || state === 'recalled') refuseRule(TEXTS.over)
  return { ...joint, state }
}
