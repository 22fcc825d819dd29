import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/rights-reviews'
import { REVIEW_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/rights-review'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { takeRole } from '../accounts/rights'
import { refuseAlone } from '../accounts/second-officer'
import { reviewsOf } from './list'
import { isCompetent, nameOf, type Review, type Row } from './rows'

/** Who acts on a review, when. */
export interface Acting {
  readonly caller: Caller
  readonly by: Author
  readonly now: Date
}

type Rows = CallInput<typeof contract.agreeRemoval>

/** Keeps roles, or proposes to remove them. What was decided before is decided anew, until a removal is agreed to. */
export async function decide(db: Db, asked: CallInput<typeof contract.decideRights>, acting: Acting): Promise<void> {
  const { caller, by, now } = acting
  const rows = await lockRows(db, asked, caller)
  for (const row of rows) {
    if (row.agreed_at) refuseRule(TEXTS.rowGone)
    if (row.person_id === caller.personId) refuseRule(TEXTS.self)
    if (!isCompetent(row, caller)) refuseRule(TEXTS.notCompetent)
  }
  const { decision, reason } = asked
  const name = await nameOf(db, by)
  const decided = { decided_by: caller.personId, decided_name: name, decided_at: now }
  await ofRows(db, asked)
    .set({ decision, reason: decision === 'remove' ? reason : '', ...decided })
    .execute()
  await record(db, 'decideRights', asked, rows, { decision, reason }, by)
}

/** Removes roles that another officer proposed to remove; one that is gone already is only noted. */
export async function agreeRemoval(db: Db, asked: Rows, { caller, by, now }: Acting): Promise<void> {
  const rows = await removalsOf(db, asked, caller)
  await refuseAlone(
    db,
    by,
    rows.map(({ decided_by }) => decided_by),
  )
  for (const { post_id, role_code } of rows) await takeRole(db, post_id, role_code, by)
  const agreed = { agreed_by: caller.personId, agreed_name: await nameOf(db, by), agreed_at: now }
  await ofRows(db, asked).set(agreed).execute()
  const proposers = [...new Set(rows.map(({ decided_by }) => decided_by))]
  await record(db, 'agreeRemoval', asked, rows, { proposers }, by)
}

/** Leaves roles to be decided once more whose removal was proposed. */
export async function declineRemoval(db: Db, asked: Rows, { caller, by }: Acting): Promise<void> {
  const rows = await removalsOf(db, asked, caller)
  const undecided = { decision: '' as const, reason: '', decided_by: null, decided_name: '', decided_at: null }
  await ofRows(db, asked).set(undecided).execute()
  await record(db, 'declineRemoval', asked, rows, {}, by)
}

async function removalsOf(db: Db, asked: Rows, caller: Caller): Promise<Row[]> {
  const rows = await lockRows(db, asked, caller)
  if (rows.some(({ decision, agreed_at }) => decision !== 'remove' || agreed_at)) refuseRule(TEXTS.noRemoval)
  return rows
}

/** A review that nobody else changes until the transaction ends. */
export async function lockReview(db: Db, id: string, caller: Caller): Promise<Review> {
  const found = reviewsOf(db, caller).where('rights_review.id', '=', id)
  return (await found.selectAll().forUpdate().executeTakeFirst()) ?? refuse('notFound', { what: '权限复核' })
}

async function lockRows(db: Db, { id, nos }: Rows, caller: Caller): Promise<Row[]> {
  const { signed_at } = await lockReview(db, id, caller)
  if (signed_at) refuseRule(TEXTS.signed)
  const rows = await db
    .selectFrom('rights_review_row')
    .where('review_id', '=', id)
    .where('no', 'in', nos)
    .orderBy('no')
    .selectAll()
    .execute()
  if (rows.length < new Set(nos).size) refuseRule(TEXTS.rowGone)
  return rows
}

const ofRows = (db: Db, { id, nos }: Rows) =>
  db.updateTable('rights_review_row').where('review_id', '=', id).where('no', 'in', nos)

function record(db: Db, action: string, { id }: Rows, rows: readonly Row[], more: object, by: Author) {
  const roles = rows.map(({ post_id, role_code }) => `${post_id} ${role_code}`)
  return recordSetting(db, { action, objectType: 'rightsReview', objectId: id, is: { roles, ...more } }, by)
}
