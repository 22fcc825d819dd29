import type { Draws } from '../workflow/draws.ts'
import { actingOnProceeding, listOf, PROCEEDING_ACTIONS, type ProceedingKind, readingProceeding } from './calls.ts'
import { codeIs, idsIn, isAnswered, isRefused, isUnknownProceeding, sameTexts } from './expected.ts'
import type { Petition, ProceedingFact } from './facts.ts'
import type { Asker } from './people.ts'
import type { Question, Setting, Way } from './question.ts'

const FORBIDDEN = 4030
const CHANGED = 4090
/** Newer than any version there is. */
const NOT_YET = 1_000_000

const of = ({ reviews, filings }: Petition): Readonly<Record<ProceedingKind, readonly ProceedingFact[]>> => ({
  reviews,
  terminations: filings,
})

/** Who may know of the petition may read what is carried on beside it, and nobody else hears of it. */
export const readProceeding =
  (kind: ProceedingKind): Way =>
  ({ oracle }, asker, petition, draws) => {
    const [found] = of(petition)[kind]
    if (!found) return undefined
    const call = readingProceeding(kind, draws.pick(['read', 'buttons']), found.id)
    const wrong = oracle.knows(asker, petition) ? isAnswered : isUnknownProceeding(kind)
    return { asker, kind: `${kind} read`, call, petitionNo: petition.no, wrong }
  }

export const actOnProceeding =
  (kind: ProceedingKind): Way =>
  ({ oracle, told }, asker, petition, draws) => {
    const [found] = of(petition)[kind]
    if (!found) return undefined
    const action = draws.pick(PROCEEDING_ACTIONS[kind])
    const entitled = oracle.isEntitled(asker, told(`${kind}.${action}`))
    const wrong = oracle.knows(asker, petition) ? codeIs(entitled ? CHANGED : FORBIDDEN) : isUnknownProceeding(kind)
    const call = actingOnProceeding(kind, action, found.id, NOT_YET)
    return { asker, kind: `${kind} action`, call, petitionNo: petition.no, wrong }
  }

/** With the right version, by another office than the one whose it is, or in a state in which nobody may. */
export const actOutsideProceeding =
  (kind: ProceedingKind): Way =>
  ({ oracle, told }, asker, petition, draws) => {
    const [found] = of(petition)[kind]
    if (!found || !oracle.knows(asker, petition)) return undefined
    const action = draws.pick(PROCEEDING_ACTIONS[kind])
    const isHere = (WHOSE[`${kind}.${action}`] ?? carriesOn)(asker, found, oracle.handles(asker, petition))
    if (isHere && told(`${kind}.${action}`).from.has(found.state)) return undefined
    const call = actingOnProceeding(kind, action, found.id, found.version)
    return { asker, kind: `${kind} action outside`, call, petitionNo: petition.no, wrong: isRefused }
  }

type IsHere = (asker: Asker, found: ProceedingFact, handles: boolean) => boolean

const carriesOn: IsHere = ({ seat }, { org }) => seat.org === org

/** Done by the office that has the file, out of its to-do; and by the one that has filed it, wherever it lies. */
const WHOSE: Readonly<Record<string, IsHere>> = {
  'reviews.handInFile': (_, __, handles) => handles,
  'terminations.withdraw': ({ seat }, { applicantOrg }) => seat.org === applicantOrg,
}

/** Stages that a list has as a tab, each with its states. */
const STAGES: Readonly<Record<ProceedingKind, readonly (readonly [tab: string, states: string])[]>> = {
  reviews: [
    ['toDecide', '12'],
    ['inHand', '456'],
    ['toDeliver', '7'],
    ['closed', '389'],
  ],
  terminations: [
    ['draft', '0'],
    ['inReview', '16'],
    ['supplement', '2'],
    ['recognised', '3'],
    ['ended', '457'],
  ],
}
/** Whose list shows it: of a filing, that of the office that has filed it. */
const LISTED: Readonly<Record<ProceedingKind, (asker: Asker, found: ProceedingFact) => boolean>> = {
  reviews: ({ seat }, { org }) => seat.org === org,
  terminations: ({ seat }, { applicantOrg }) => seat.org === applicantOrg,
}

/** Those of the asker's organisation in one stage, of petitions that the asker may know of. */
export function listProceedings(
  { facts, oracle }: Setting,
  asker: Asker,
  _: Petition,
  draws: Draws,
): Question | undefined {
  const kind = draws.pick(['reviews', 'terminations'] as const)
  const [tab, states] = draws.pick(STAGES[kind])
  const expected = facts.petitions.flatMap(petition =>
    of(petition)
      [kind].filter(
        found => states.includes(found.state) && LISTED[kind](asker, found) && oracle.knows(asker, petition),
      )
      .map(({ id }) => id),
  )
  const wrong = sameTexts(expected, idsIn)
  return {
    asker,
    kind: `list of ${kind}`,
    call: listOf(kind, tab),
    petitionNo: '',
    wrong,
    decides: facts.petitions.length,
  }
}
