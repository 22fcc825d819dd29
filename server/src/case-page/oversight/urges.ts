import { sql } from 'kysely'
import { dateTimeOf } from '../../calendar/china-time'
import type { Db } from '../../database/connect'
import type { Caller } from '../../identity/caller'
import { mayReadStep } from '../may-read'

/** The urges of a petition that the caller may read. */
export async function urgesOf(db: Db, caller: Caller, petitionId: string) {
  const rows = await readUrges(db, caller, petitionId)
  return rows.map(({ at, replyDueAt, repliedAt, ...row }) => ({
    ...row,
    at: dateTimeOf(at),
    replyDueAt: dateTimeOf(replyDueAt),
    repliedAt: repliedAt && dateTimeOf(repliedAt),
  }))
}

async function readUrges(db: Db, caller: Caller, petitionId: string) {
  return await db
    .selectFrom('urge')
    .innerJoin('handling_step as step', join =>
      join.onRef('step.province_code', '=', 'urge.province_code').onRef('step.id', '=', 'urge.step_id'),
    )
    .innerJoin('organisation as sender', 'sender.id', 'urge.from_org_id')
    .innerJoin('organisation as receiver', 'receiver.id', 'step.to_org_id')
    .leftJoin('person', 'person.id', 'urge.person_id')
    .where('urge.province_code', '=', caller.provinceCode)
    .where('urge.petition_id', '=', petitionId)
    .where(mayReadStep(caller, 'step'))
    .orderBy('urge.id')
    .select(['sender.company_name as from', 'receiver.company_name as to', 'urge.at', 'urge.text', 'urge.reply'])
    .select(['reply_due_at as replyDueAt', 'replied_at as repliedAt'])
    .select(eb => eb.fn.coalesce('person.user_name', sql<string>`''`).as('person'))
    .execute()
}
