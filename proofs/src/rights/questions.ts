import type { Draws } from '../workflow/draws.ts'
import { figure, list, search, todos, wisdomSearch } from './about-many.ts'
import { act, actOutside, buttons, nothing, read } from './about-one.ts'
import { actOnProceeding, actOutsideProceeding, listProceedings, readProceeding } from './about-proceedings.ts'
import { listOrders, readAddressee, readOrder, readRecommendation } from './about-supervision.ts'
import type { Asker } from './people.ts'
import type { Question, Setting, Way } from './question.ts'
import { answerIn, ask } from './send.ts'

const LOOKED_AT = 30

/** So often is each way of asking chosen. */
const SHARES: readonly (readonly [Way, number])[] = [
  ...[[read, 40] as const, [act, 35] as const, [actOutside, 9] as const],
  ...[[buttons, 6] as const, [nothing, 4] as const, [list, 2] as const],
  ...(['reviews', 'terminations'] as const).flatMap(kind => [
    ...[[readProceeding(kind), 5] as const, [actOnProceeding(kind), 8] as const],
    [actOutsideProceeding(kind), 4] as const,
  ]),
  [listProceedings, 3],
  ...[[readOrder, 8] as const, [readAddressee, 5] as const, [listOrders, 3] as const, [readRecommendation, 6] as const],
  ...[[todos, 2] as const, [search, 2] as const, [wisdomSearch, 3] as const, [figure, 5] as const],
]
const WAYS = SHARES.flatMap(([way, share]) => Array.from({ length: share }, () => way))

export function draw(setting: Setting, askers: readonly Asker[], draws: Draws): Question {
  const asker = draws.pick(askers)
  const petition = draws.chance(50) ? knownTo(setting, asker, draws) : draws.pick(setting.facts.petitions)
  return draws.pick(WAYS)(setting, asker, petition, draws) ?? draw(setting, askers, draws)
}

/** Of some by chance the first that the asker knows: most people know little. */
function knownTo({ facts, oracle }: Setting, asker: Asker, draws: Draws) {
  const some = Array.from({ length: LOOKED_AT }, () => draws.pick(facts.petitions))
  return some.find(petition => oracle.knows(asker, petition)) ?? draws.pick(some)
}

/** Asks it, and throws where the answer is not what the oracle expects. */
export async function put({ address, headers }: Setting, { asker, kind, call, petitionNo, wrong }: Question) {
  const who = `${asker.person} as ${JSON.stringify(asker.seat)}`
  const what = `${kind}: ${who} ${call.path} ${petitionNo} ${JSON.stringify(call.args)}`
  const answer = answerIn(await ask(address, headers.get(asker.person) ?? {}, call, petitionNo), what)
  const problem = wrong(answer)
  if (problem) throw new Error(`${what}: ${problem}`)
}
