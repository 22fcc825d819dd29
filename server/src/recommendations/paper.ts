import { Readable } from 'node:stream'
import { RECOMMENDATION_PAPERS } from '@portal/shared-lib/contract/rules/recommendation'
import type { Office } from '../people/organisations/office'
import { readThresholds } from '../petitions/clocks/lamps/read-thresholds'
import { dueWithin } from '../petitions/clocks/start'
import { dayOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { attachFiles } from '../platform/files/attach'
import { insertStaged } from '../platform/files/stage'
import type { Ask } from '../platform/route'
import { fill } from '../workflow/documents/fill'
import { inWords } from '../workflow/documents/in-words'
import { takeNextNumber } from '../workflow/documents/take-next'
import { getTemplate } from '../workflow/documents/template'
import type { Recommendation } from './row'

/** What goes out with a recommendation: its number, its paper, and by when it is to be answered. */
export async function issue(
  { db, caller, services }: Pick<Ask<unknown>, 'db' | 'caller' | 'services'>,
  row: Recommendation,
  receiver: Office,
  at: Date,
) {
  const limit = await limitFor(db, receiver, row, at)
  const type = RECOMMENDATION_PAPERS[row.kind]
  const documentNo = await takeNextNumber(db, caller, { type, recommendation_id: row.id, at })
  const { fileName, content } = await getTemplate(db, services, type, row.from_org_id)
  const values = {
    文号: documentNo,
    收文机关: receiver.name,
    文书内容: row.text,
    反馈期限: `${inWords(dayOf(limit.due_at))}前`,
    办理机关: caller.orgName,
    成文日期: inWords(dayOf(at)),
    ...(await contactOf(db, row)),
  }
  const kept = await services.files.keep(Readable.from([fill(fileName, content, values)]))
  const staged = await insertStaged(db, caller, { ...kept, name: fileName })
  const [fileId = null] = await attachFiles(db, caller, [staged])
  return { document_no: documentNo, file_id: fileId, limit }
}

/**
 * K16 of the addressee, from the day on which it is sent, or sent back. Its lamp turns as that of the to-do: for the
 * sender, who types in what an addressee without access says.
 */
export async function limitFor(
  db: Db,
  { id, regionCode, hasAccess }: Pick<Office, 'id' | 'regionCode' | 'hasAccess'>,
  { from_org_id: senderId }: Pick<Recommendation, 'from_org_id'>,
  startAt: Date,
) {
  const dueAt = await dueWithin(db, { type: 'K16', regionCode, startAt })
  const orgId = hasAccess ? id : senderId
  return { due_at: dueAt, ...(await readThresholds(db, { orgId, type: 'K16', startAt, dueAt }, startAt)) }
}

/** Whom the addressee may ask. */
async function contactOf(db: Db, row: Recommendation) {
  const { name, telephone } = await db
    .selectFrom('person')
    .innerJoin('organisation', join => join.on('organisation.id', '=', row.from_org_id))
    .where('person.id', '=', row.drafter_id)
    .select(['person.user_name as name', 'organisation.telephone'])
    .executeTakeFirstOrThrow()
  return { 联系人: name, 联系电话: telephone }
}
