import * as contract from '@portal/shared-lib/contract/reviews'
import { getPetitionId, isPetitionVisible } from '../petitions/record/scope'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { isRowId } from '../platform/paging/row-id'
import { refuse } from '../platform/refusal'
import { type Ask, type Route, route } from '../platform/route'
import { readProceedingButtons } from '../workflow/buttons'
import { readFileOf } from '../workflow/engine/case-file'
import { registerActions } from '../workflow/routes'
import { REVIEW_ACTIONS } from './actions'
import { proceedingIn, REVIEW, type Review } from './kind'
import { listReviews, reviewsOfPetition } from './list'
import { readOrigin, readReview } from './read'
import { recordOriginal } from './record-original'
import { registerReview } from './register'

const reviews = route(contract.reviews, [], ({ args, caller, db, services }) =>
  listReviews(db, caller, args, services.now()),
)

const reviewsOf = route(contract.reviewsOf, [], async ({ args, caller, db, services }) =>
  reviewsOfPetition(db, caller, await getPetitionId(db, caller, args.petitionNo), services.now()),
)

const origin = route(contract.origin, [], ({ args, caller, db, services }) =>
  readOrigin(db, caller, args.petitionNo, services.now()),
)

/** Who opened which review is part of the audit, as with cases. */
const review = route(contract.review, [], async ask => {
  const { caller, db, request, services } = ask
  const row = await getReview(ask, ask.args.proceedingId)
  const opened = { action: '查看复查复核', objectType: 'review', objectId: row.review_no, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return await readReview(db, caller, row, services.now())
})

const buttons = route(contract.reviewButtons, [], async ask => {
  const { caller, db, services } = ask
  const row = await getReview(ask, ask.args.proceedingId)
  const file = await readFileOf(db, caller, row.petition_id)
  return await readProceedingButtons(db, { kind: REVIEW, file, caller, at: services.now() }, proceedingIn(row))
})

/** Refused alike where there is none and where the caller may not know of its petition. */
async function getReview({ db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>, id: string): Promise<Review> {
  const row = isRowId(id)
    ? await db
        .selectFrom('review')
        .where('province_code', '=', caller.provinceCode)
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst()
    : undefined
  if (!row || !(await isPetitionVisible(db, caller, row.petition_id))) refuse('notFound', { what: REVIEW.name })
  return row
}

export const routes: Route[] = [
  ...registerActions([recordOriginal, registerReview, ...REVIEW_ACTIONS]),
  ...[reviews, reviewsOf, origin, review, buttons],
]
