import { codeIs, numbersIn, onlyTexts, sameTexts } from './expected.mjs'

/** @typedef {import('./questions.mjs').Way} Way */

const FORBIDDEN = 4030
/** The most that a page of a list can show. */
const SEARCHED = 999

/** The whole list of petitions, of one state or of all. @type {Way} */
export function list({ facts, oracle }, asker, { state }, draws) {
  const conditions = draws.chance(95) ? [{ field: 'xfjzt', operator: 'is', values: [state] }] : []
  const call = {
    path: 'api/petitions/list',
    travels: /** @type {const} */ ('json'),
    args: { viewId: 'v_query', limit: SEARCHED, filter: { conditions } },
  }
  if (!oracle.holdsPage(asker, 'toDoManage/archive'))
    return { asker, kind: 'list', call, petitionNo: '', wrong: codeIs(FORBIDDEN) }
  const within = facts.petitions.filter(petition => conditions.length === 0 || petition.state === state)
  const expected = within.filter(petition => oracle.knows(asker, petition)).map(({ no }) => no)
  if (expected.length > SEARCHED) return undefined
  return { asker, kind: 'list', call, petitionNo: '', wrong: sameTexts(expected, numbersIn), decides: within.length }
}

/** The open to-dos of the department or one's own, but for those about petitions that one may not know of. @type {Way} */
export function todos({ facts, oracle }, asker, _, draws) {
  const whose = draws.pick(['department', 'personal'])
  const call = { path: 'api/todos/list', travels: /** @type {const} */ ('json'), args: { whose, limit: SEARCHED } }
  if (!oracle.holdsPage(asker, `toDoManage/${whose === 'department' ? 'departToDo' : 'personalToDo'}`))
    return { asker, kind: 'to-dos', call, petitionNo: '', wrong: codeIs(FORBIDDEN) }
  const expected = facts.petitions.flatMap(petition => {
    if (!oracle.mayBeTold(asker, petition)) return []
    const here = petition.todos.filter(
      ({ open, dept, type }) => open && dept === asker.seat.dept && type !== 'approval',
    )
    return here.filter(({ person }) => whose === 'department' || person === asker.seat.id).map(() => petition.no)
  })
  return { asker, kind: 'to-dos', call, petitionNo: '', wrong: sameTexts(expected, numbersIn) }
}

/** Whoever registers is shown earlier petitions that are alike: none that may not be known, no walled one at all. @type {Way} */
export function search({ facts, oracle }, asker, { name, region, category, summary }) {
  const args = { xm: name, wtsddm: region, nrfldm: category, nrzy: summary }
  const call = { path: 'api/petitions/duplicates', travels: /** @type {const} */ ('json'), args }
  const may =
    ['xfj:register', 'jf:register'].some(button => oracle.holdsButton(asker, button)) ||
    oracle.holdsPage(asker, 'windowsComManage/windowsComRegister')
  const known = (/** @type {string} */ no) =>
    facts.petitions.some(petition => petition.no === no && !petition.walled && oracle.knows(asker, petition))
  const wrong = may ? onlyTexts(known) : codeIs(FORBIDDEN)
  return { asker, kind: 'search', call, petitionNo: '', wrong }
}
