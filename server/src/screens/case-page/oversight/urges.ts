import { sql } from 'kysely'
import { readableSteps } from '../../../petitions/record/readable-steps'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

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
  return await readableSteps(db, caller, petitionId)
    .innerJoin('urge', join =>
      join
        .onRef('urge.province_code', '=', 'step.province_code')
        .onRef('urge.petition_id', '=', 'step.petition_id')
        .onRef('urge.step_id', '=', 'step.id'),
    )
    .innerJoin('organisation as sender', 'sender.id', 'urge.from_org_id')
    .leftJoin('person', 'person.id', 'urge.person_id')
    .orderBy('urge.id')
    .select(['sender.company_name as from', 'organisation.company_name as to', 'urge.at', 'urge.text', 'urge.reply'])
    .select(['reply_due_at as replyDueAt', 'replied_at as repliedAt'])
    .select(eb => eb.fn.coalesce('person.user_name', sql<string>`''`).as('person'))
    .execute()
}
