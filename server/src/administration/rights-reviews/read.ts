import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { rightsReview } from '@portal/shared-lib/contract/rights-reviews'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { refuse } from '../../platform/refusal'
import type { Scope } from '../../platform/scopes'
import { mayAgreeTo, SECURITY_OFFICER } from '../accounts/second-officer'
import { reviewsOf, summaries, summaryOf } from './list'
import { hashOf, isCompetent, type Review, type Row, rowsOf } from './rows'

type Answer = CallAnswer<typeof rightsReview>
/** Signs after the security officer. */
export const AUDITOR = 'R93'

/** All of a review, with what whoever asks may do to each row. */
export async function readReview(db: Db, id: string, caller: Caller): Promise<Answer> {
  const found = reviewsOf(db, caller).where('rights_review.id', '=', id)
  const review = (await found.selectAll().executeTakeFirst()) ?? refuse('notFound', { what: '权限复核' })
  const summary = summaryOf(await summaries(found).executeTakeFirstOrThrow())
  const rows = await rowsOf(db, id)
  const { signed_at, audited_at } = review
  const signer = signed_at === null ? SECURITY_OFFICER : AUDITOR
  return {
    ...summary,
    madeAt: dateTimeOf(review.made_at),
    hash: review.hash,
    isWhole: flag(signed_at === null || (await isAsSigned(db, review, rows))),
    maySign: flag(audited_at === null && caller.roles.includes(signer) && summary.undecided === 0),
    mayReturn: flag(signed_at !== null && audited_at === null && caller.roles.includes(AUDITOR)),
    returnedName: review.returned_name,
    returnedAt: review.returned_at && dateTimeOf(review.returned_at),
    returnReason: review.return_reason,
    list: await Promise.all(rows.map(row => shown(db, review, row, caller))),
  }
}

async function shown(db: Db, { signed_at }: Review, row: Row, caller: Caller): Promise<Answer['list'][number]> {
  const isOpen = signed_at === null && row.agreed_at === null
  const awaits = isOpen && row.decision === 'remove' && row.person_id !== caller.personId
  return {
    no: row.no,
    account: row.account,
    userName: row.user_name,
    deptName: row.dept_name,
    positionName: row.position_name,
    roleName: row.role_name,
    scope: row.data_scope === '' ? null : (row.data_scope as Scope),
    listed: row.listed,
    lastSignInAt: row.last_sign_in_at && dateTimeOf(row.last_sign_in_at),
    isDormant: flag(row.is_dormant),
    delegations: row.delegations,
    decision: row.decision,
    reason: row.reason,
    decidedName: row.decided_name,
    decidedAt: row.decided_at && dateTimeOf(row.decided_at),
    agreedName: row.agreed_name,
    agreedAt: row.agreed_at && dateTimeOf(row.agreed_at),
    mayDecide: flag(isOpen && isCompetent(row, caller)),
    mayAgree: flag(awaits && (await mayAgreeTo(db, caller, row.decided_by))),
  }
}

/** Whether a signed review is what its signer's newest row of the audit says, which is sealed. */
export async function isAsSigned(db: Db, review: Review, rows: readonly Row[]): Promise<boolean> {
  const { id, signed_by, signed_name, signed_at } = review
  if (signed_by === null || signed_at === null) return false
  const hash = hashOf(review, { by: signed_by, name: signed_name, at: signed_at }, rows)
  const audited = await db
    .selectFrom('audit')
    .where('object_type', '=', 'rightsReview')
    .where('object_id', '=', id)
    .where('action', '=', 'signReview')
    .orderBy('audit.id', 'desc')
    .select('after')
    .executeTakeFirst()
  return hash === review.hash && audited?.after.includes(`"hash":"${hash}"`) === true
}
