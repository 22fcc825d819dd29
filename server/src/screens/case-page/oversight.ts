import type { oversight } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { readableSteps } from '../../petitions/record/readable-steps'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** What was done to have a petition handled in time. */
export async function readOversight(db: Db, caller: Caller, petitionNo: string): Promise<CallAnswer<typeof oversight>> {
  const { id } = await getPetition(db, caller, petitionNo)
  return {
    urges: await urgesOf(db, caller, id),
    extensions: await extensionsOf(db, caller, id),
    suspensions: await suspensionsOf(db, caller, id),
  }
}

const STATE_NAMES = { asked: '待审批', granted: '已批准', refused: '未批准' } as const

/** The extensions of a petition that the caller may read. */
export const extensionRows = (db: Db, caller: Caller, petitionId: string) =>
  readableSteps(db, caller, petitionId).innerJoin('extension', join =>
    join
      .onRef('extension.province_code', '=', 'step.province_code')
      .onRef('extension.petition_id', '=', 'step.petition_id')
      .onRef('extension.step_id', '=', 'step.id'),
  )

async function extensionsOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await extensionRows(db, caller, petitionId)
    .orderBy('extension.id')
    .select(['company_name as organisation', 'extension.days', 'extension.reason', 'extension.state'])
    .select(['asked_at as askedAt', 'informed_at as informedAt'])
    .execute()
  return rows.map(({ state, askedAt, informedAt, ...row }) => ({
    ...row,
    stateName: STATE_NAMES[state],
    askedAt: dateTimeOf(askedAt),
    informedAt: informedAt && dateTimeOf(informedAt),
  }))
}

/** The suspensions of a petition that the caller may read. */
export const suspensionRows = (db: Db, caller: Caller, petitionId: string) =>
  readableSteps(db, caller, petitionId).innerJoin('suspension', join =>
    join
      .onRef('suspension.province_code', '=', 'step.province_code')
      .onRef('suspension.petition_id', '=', 'step.petition_id')
      .onRef('suspension.step_id', '=', 'step.id'),
  )

async function suspensionsOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await suspensionRows(db, caller, petitionId)
    .orderBy('suspension.id')
    .select(['company_name as organisation', 'suspension.text', 'from_at as fromAt', 'ended_at as endedAt'])
    .select('planned_until as plannedUntil')
    .execute()
  return rows.map(({ fromAt, endedAt, ...row }) => ({
    ...row,
    fromAt: dateTimeOf(fromAt),
    endedAt: endedAt && dateTimeOf(endedAt),
  }))
}

/** The urges of a petition that the caller may read. */
export const urgeRows = (db: Db, caller: Caller, petitionId: string) =>
  readableSteps(db, caller, petitionId)
    .innerJoin('urge', join =>
      join
        .onRef('urge.province_code', '=', 'step.province_code')
        .onRef('urge.petition_id', '=', 'step.petition_id')
        .onRef('urge.step_id', '=', 'step.id'),
    )
    // Of an order the order's own page tells.
    .where('urge.addressee_id', 'is', null)

async function urgesOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await readUrges(db, caller, petitionId)
  return rows.map(({ at, replyDueAt, repliedAt, ...row }) => ({
    ...row,
    at: dateTimeOf(at),
    replyDueAt: dateTimeOf(replyDueAt),
    repliedAt: repliedAt && dateTimeOf(repliedAt),
  }))
}

async function readUrges(db: Db, caller: Caller, petitionId: string) {
  return await urgeRows(db, caller, petitionId)
    .innerJoin('organisation as sender', 'sender.id', 'urge.from_org_id')
    .leftJoin('person', 'person.id', 'urge.person_id')
    .orderBy('urge.id')
    .select(['sender.company_name as from', 'organisation.company_name as to', 'urge.at', 'urge.text', 'urge.reply'])
    .select(['reply_due_at as replyDueAt', 'replied_at as repliedAt'])
    .select(eb => eb.fn.coalesce('person.user_name', sql<string>`''`).as('person'))
    .execute()
}
