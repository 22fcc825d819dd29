import { ACTION_NAMES } from '../described.ts'
import type { Draws } from '../workflow/draws.ts'
import { acting, READS } from './calls.ts'
import { codeIs, isRefused, isUnknown, known, rowsIn, textsBetween } from './expected.ts'
import type { Petition } from './facts.ts'
import type { Asker } from './people.ts'
import type { Question, Setting, Way } from './question.ts'

const FORBIDDEN = 4030
const CHANGED = 4090
const NO_SUCH = 'LX990000991231999999'
/**
 * Newer than any version there is: the action is refused before anything happens, once the caller is known to be
 * entitled.
 */
const NOT_YET = 1_000_000
const BUTTONS = { path: 'api/BlfsxxController/getButtonStatus', travels: 'form' } as const

export function read({ oracle }: Setting, asker: Asker, petition: Petition, draws: Draws): Question | undefined {
  const call = draws.pick(READS)
  const lacks = call.button !== undefined && !oracle.holdsButton(asker, call.button)
  const knows = oracle.knows(asker, petition)
  const wrong = lacks ? codeIs(FORBIDDEN) : knows ? known(call, oracle.handles(asker, petition), petition) : isUnknown
  return { asker, kind: knows && !lacks ? 'read' : 'read refused', call, petitionNo: petition.no, wrong }
}

export function act({ oracle, told }: Setting, asker: Asker, petition: Petition, draws: Draws): Question | undefined {
  const action = draws.pick(ACTION_NAMES)
  const knows = oracle.knows(asker, petition)
  const entitled = oracle.isEntitled(asker, told(action))
  const wrong = !knows ? isUnknown : codeIs(entitled ? CHANGED : FORBIDDEN)
  const kind = !knows ? 'action unknown' : entitled ? 'action entitled' : 'action forbidden'
  return { asker, kind, call: acting(action, NOT_YET), petitionNo: petition.no, wrong }
}

/** With the right version, by somebody who stands to the petition as nobody may who does it, or where it has ended. */
export function actOutside(
  { oracle, told }: Setting,
  asker: Asker,
  petition: Petition,
  draws: Draws,
): Question | undefined {
  const action = draws.pick(ACTION_NAMES)
  const prose = told(action)
  const hasEnded = petition.state >= '60' && !['62', '65'].includes(petition.state) && !prose.from.has(petition.state)
  if (!oracle.knows(asker, petition) || (oracle.isRelated(asker, petition, prose) && !hasEnded)) return undefined
  const wrong = isRefused
  return { asker, kind: 'action outside', call: acting(action, petition.version), petitionNo: petition.no, wrong }
}

/**
 * Of an action without the right permission there is no button, of every other one there is; one that needs no
 * permission of its own may be there for those who have something to do with the petition.
 */
export function buttons({ oracle, told }: Setting, asker: Asker, petition: Petition): Question | undefined {
  const call = { ...BUTTONS, args: {} }
  if (!oracle.knows(asker, petition)) return { asker, kind: 'buttons', call, petitionNo: petition.no, wrong: isUnknown }
  const entitled = ACTION_NAMES.filter(action => oracle.isEntitled(asker, told(action)))
  const free = entitled.filter(action => told(action).buttons.length === 0)
  const beside = isAsked(asker, petition) ? free : []
  const expected = entitled.filter(action => !free.includes(action))
  const shown = (data: unknown) => rowsIn(data).map(({ action }) => action)
  const wrong = textsBetween(expected, beside, shown)
  return { asker, kind: 'buttons', call, petitionNo: petition.no, wrong, decides: ACTION_NAMES.length }
}

/** Has an open to-do on it, in whichever department, or may claim one. */
const isAsked: (asker: Asker, petition: Petition) => boolean = ({ seat }, { todos }) =>
  todos.some(({ open, dept, person }) => open && (person === seat.id || (person === '' && dept === seat.dept)))

export const nothing: Way = (_, asker, __, draws) => ({
  asker,
  kind: 'no such petition',
  call: draws.pick(READS.filter(({ button }) => !button)),
  petitionNo: NO_SUCH,
  wrong: isUnknown,
})
