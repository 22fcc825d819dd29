import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/rights-reviews'
import { REVIEW_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/rights-review'
import { securityOfficers } from '../../petitions/access/access-alarm'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { sendMessage } from '../../post/messages/send'
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

/** The auditor sends back what the security officer signed: it is open again, and the signature stays in the audit. */
export async function returnReview(db: Db, asked: CallInput<typeof contract.returnReview>, acting: Acting) {
  const { id, reason } = asked
  const { caller, by, now } = acting
  const review = await lockReview(db, id, caller)
  if (!caller.roles.includes(AUDITOR)) refuseRule(TEXTS.auditorReturns)
  if (review.audited_at) refuseRule(TEXTS.signedAlready)
  if (!review.signed_at) refuseRule(TEXTS.notSigned)
  const isWhole = await isAsSigned(db, review, await rowsOf(db, id))
  const name = await nameOf(db, by)
  const unsigned = { signed_by: null, signed_name: '', signed_at: null, hash: '' }
  const returned = { returned_by: caller.personId, returned_name: name, returned_at: now, return_reason: reason }
  await db
    .updateTable('rights_review')
    .set({ ...unsigned, ...returned })
    .where('id', '=', id)
    .execute()
  await record(db, 'returnReview', review, { reason, hash: review.hash, isWhole }, by)
  const text = `${review.org_name}${review.quarter.replace('-Q', '年第')}季度权限复核被安全审计员退回：${reason}。请复核后重新签署。`
  await sendMessage(db, { personIds: await securityOfficers(db), type: 'approvalReturned', text, at: now, from: name })
}

const record = (db: Db, action: string, { id, quarter, org_name }: Review, is: object, by: Acting['by']) =>
  recordSetting(db, { action, objectType: 'rightsReview', objectId: id, is: { quarter, org: org_name, ...is } }, by)
