import { ACTIONS, acting, READS } from './calls.mjs'
import { codeIs, isRefused, isUnknown, known, textsBetween } from './expected.mjs'

/** @typedef {import('./questions.mjs').Way} Way */

const FORBIDDEN = 4030
const CHANGED = 4090
const NO_SUCH = 'LX990000991231999999'
/** Newer than any version there is: the action is refused before anything happens, once the caller is known to be entitled. */
const NOT_YET = 1_000_000
const BUTTONS = /** @type {const} */ ({ path: 'api/BlfsxxController/getButtonStatus', travels: 'form' })

/** @type {Way} */
export function read({ oracle }, asker, petition, draws) {
  const call = draws.pick(READS)
  const lacks = call.button !== undefined && !oracle.holdsButton(asker, call.button)
  const knows = oracle.knows(asker, petition)
  const wrong = lacks ? codeIs(FORBIDDEN) : knows ? known(call, oracle.handles(asker, petition), petition) : isUnknown
  return { asker, kind: knows && !lacks ? 'read' : 'read refused', call, petitionNo: petition.no, wrong }
}

/** @type {Way} */
export function act({ oracle, told }, asker, petition, draws) {
  const action = draws.pick(Object.keys(ACTIONS))
  const knows = oracle.knows(asker, petition)
  const entitled = oracle.isEntitled(asker, told(action))
  const wrong = !knows ? isUnknown : codeIs(entitled ? CHANGED : FORBIDDEN)
  const kind = !knows ? 'action unknown' : entitled ? 'action entitled' : 'action forbidden'
  return { asker, kind, call: acting(action, NOT_YET), petitionNo: petition.no, wrong }
}

/** With the right version, by somebody who stands to the petition as nobody may who does it, or where it has ended. @type {Way} */
export function actOutside({ oracle, told }, asker, petition, draws) {
  const action = draws.pick(Object.keys(ACTIONS))
  const prose = told(action)
  const hasEnded = petition.state >= '60' && !['62', '65'].includes(petition.state) && !prose.from.has(petition.state)
  if (!oracle.knows(asker, petition) || (oracle.isRelated(asker, petition, prose) && !hasEnded)) return undefined
  const wrong = isRefused
  return { asker, kind: 'action outside', call: acting(action, petition.version), petitionNo: petition.no, wrong }
}

/**
 * Of an action without the right permission there is no button, of every other one there is; one that needs no permission
 * of its own may be there for those who have something to do with the petition. @type {Way}
 */
export function buttons({ oracle, told }, asker, petition) {
  const call = { ...BUTTONS, args: {} }
  if (!oracle.knows(asker, petition)) return { asker, kind: 'buttons', call, petitionNo: petition.no, wrong: isUnknown }
  const entitled = Object.keys(ACTIONS).filter(action => oracle.isEntitled(asker, told(action)))
  const free = entitled.filter(action => told(action).buttons.length === 0)
  const beside = isAsked(asker, petition) ? free : []
  const expected = entitled.filter(action => !free.includes(action))
  const shown = (/** @type {unknown} */ data) => /** @type {{ action: string }[]} */ (data).map(({ action }) => action)
  const wrong = textsBetween(expected, beside, shown)
  return { asker, kind: 'buttons', call, petitionNo: petition.no, wrong, decides: Object.keys(ACTIONS).length }
}

/** Has an open to-do on it, in whichever department, or may claim one. @type {(asker: import('./people.mjs').Asker, petition: import('./facts.mjs').Petition) => boolean} */
const isAsked = ({ seat }, { todos }) =>
  todos.some(({ open, dept, person }) => open && (person === seat.id || (person === '' && dept === seat.dept)))

/** @type {Way} */
export const nothing = (_, asker, __, draws) => ({
  ...{ asker, kind: 'no such petition', call: draws.pick(READS.filter(({ button }) => !button)) },
  ...{ petitionNo: NO_SUCH, wrong: isUnknown },
})
