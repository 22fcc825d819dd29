import type { Draws } from '../workflow/draws.ts'
import { actingOnReview, REVIEW_ACTION_NAMES, readingReview } from './calls.ts'
import { codeIs, isAnswered, isRefused, isUnknownReview } from './expected.ts'
import type { Petition } from './facts.ts'
import type { Asker } from './people.ts'
import type { Question, Setting } from './question.ts'

const FORBIDDEN = 4030
const CHANGED = 4090
/** Newer than any version there is. */
const NOT_YET = 1_000_000
/** Done by the office that has the file, out of its to-do. */
const OF_THE_OTHER = 'handInFile'

/** Who may know of the petition may read its reviews, and nobody else hears of them. */
export function readReview({ oracle }: Setting, asker: Asker, petition: Petition, draws: Draws): Question | undefined {
  const [review] = petition.reviews
  if (!review) return undefined
  const call = readingReview(draws.pick(['read', 'buttons']), review.id)
  const wrong = oracle.knows(asker, petition) ? isAnswered : isUnknownReview
  return { asker, kind: 'review read', call, petitionNo: petition.no, wrong }
}

export function actOnReview(
  { oracle, told }: Setting,
  asker: Asker,
  petition: Petition,
  draws: Draws,
): Question | undefined {
  const [review] = petition.reviews
  if (!review) return undefined
  const action = draws.pick(REVIEW_ACTION_NAMES)
  const entitled = oracle.isEntitled(asker, told(`reviews.${action}`))
  const wrong = !oracle.knows(asker, petition) ? isUnknownReview : codeIs(entitled ? CHANGED : FORBIDDEN)
  const call = actingOnReview(action, review.id, NOT_YET)
  return { asker, kind: 'review action', call, petitionNo: petition.no, wrong }
}

/** With the right version, by another office than the one that carries it on, or in a state in which nobody may. */
export function actOutsideReview(
  { oracle, told }: Setting,
  asker: Asker,
  petition: Petition,
  draws: Draws,
): Question | undefined {
  const [review] = petition.reviews
  if (!review || !oracle.knows(asker, petition)) return undefined
  const action = draws.pick(REVIEW_ACTION_NAMES)
  const isHere = action === OF_THE_OTHER ? oracle.handles(asker, petition) : asker.seat.org === review.org
  if (isHere && told(`reviews.${action}`).from.has(review.state)) return undefined
  const call = actingOnReview(action, review.id, review.version)
  return { asker, kind: 'review action outside', call, petitionNo: petition.no, wrong: isRefused }
}
