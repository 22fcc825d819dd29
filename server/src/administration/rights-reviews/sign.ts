import { REVIEW_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/rights-review'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { SECURITY_OFFICER } from '../accounts/second-officer'
import { type Acting, lockReview } from './decide'
import { AUDITOR, isAsSigned } from './read'
import { hashOf, nameOf, type Review, rowsOf } from './rows'

/** The security officer signs what was decided, which is fixed from then on; then the auditor, that it was done so. */
export async function sign(db: Db, id: string, acting: Acting): Promise<void> {
  const review = await lockReview(db, id, acting.caller)
  if (review.audited_at) refuseRule(TEXTS.signedAlready)
  const signer = review.signed_at ? AUDITOR : SECURITY_OFFICER
  if (!acting.caller.roles.includes(signer)) refuseRule(review.signed_at ? TEXTS.signed : TEXTS.notYours)
  await (review.signed_at ? signAsAuditor : signAsSecurity)(db, review, acting)
}

async function signAsSecurity(db: Db, review: Review, { caller, by, now }: Acting): Promise<void> {
  const rows = await rowsOf(db, review.id)
  const undecided = rows.filter(({ decision, agreed_at }) => decision === '' || (decision === 'remove' && !agreed_at))
  if (undecided.length > 0) refuseRule(TEXTS.undecided(undecided.length))
  const signature = { by: caller.personId, name: await nameOf(db, by), at: now }
  const hash = hashOf(review, signature, rows)
  await db
    .updateTable('rights_review')
    .set({ signed_by: signature.by, signed_name: signature.name, signed_at: now, hash })
    .where('id', '=', review.id)
    .execute()
  await record(db, 'signReview', review, { hash, rows: rows.length }, by)
}

async function signAsAuditor(db: Db, review: Review, { caller, by, now }: Acting): Promise<void> {
  if (!(await isAsSigned(db, review, await rowsOf(db, review.id)))) refuseRule(TEXTS.altered)
  await db
    .updateTable('rights_review')
    .set({ audited_by: caller.personId, audited_name: await nameOf(db, by), audited_at: now })
    .where('id', '=', review.id)
    .execute()
  await record(db, 'auditReview', review, { hash: review.hash }, by)
}

const record = (db: Db, action: string, { id, quarter, org_name }: Review, is: object, by: Acting['by']) =>
  recordSetting(db, { action, objectType: 'rightsReview', objectId: id, is: { quarter, org: org_name, ...is } }, by)
