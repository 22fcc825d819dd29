import type { Draws } from '../workflow/draws.ts'
import { codeIs, foundAre, isRefused, numbersIn, onlyTexts, sameTexts, totalIs } from './expected.ts'
import type { Petition } from './facts.ts'
import type { Asker } from './people.ts'
import type { Question, Setting } from './question.ts'

const FORBIDDEN = 4030
/** The most that a page of a list can show. */
const SEARCHED = 999
/** To-dos that have a list of their own. */
const LISTED_ELSEWHERE = ['approval', 'review', 'termination']

/** The whole list of petitions, of one state or of all. */
export function list(
  { facts, oracle }: Setting,
  asker: Asker,
  { state }: Petition,
  draws: Draws,
): Question | undefined {
  const conditions = draws.chance(95) ? [{ field: 'xfjzt', operator: 'is', values: [state] }] : []
  const call = {
    path: 'api/petitions/list',
    travels: 'json' as const,
    args: { viewId: 'v_query', limit: SEARCHED, filter: { conditions } },
  }
  if (!oracle.holdsPage(asker, 'toDoManage/archive'))
    return { asker, kind: 'list', call, petitionNo: '', wrong: codeIs(FORBIDDEN) }
  const within = facts.petitions.filter(petition => conditions.length === 0 || petition.state === state)
  const expected = within.filter(petition => oracle.knows(asker, petition)).map(({ no }) => no)
  if (expected.length > SEARCHED) return undefined
  return { asker, kind: 'list', call, petitionNo: '', wrong: sameTexts(expected, numbersIn), decides: within.length }
}

/** The open to-dos of the department or one's own, but for those about petitions that one may not know of. */
export function todos({ facts, oracle }: Setting, asker: Asker, _: Petition, draws: Draws): Question | undefined {
  const whose = draws.pick(['department', 'personal'])
  const call = { path: 'api/todos/list', travels: 'json' as const, args: { whose, limit: SEARCHED } }
  if (!oracle.holdsPage(asker, `toDoManage/${whose === 'department' ? 'departToDo' : 'personalToDo'}`))
    return { asker, kind: 'to-dos', call, petitionNo: '', wrong: codeIs(FORBIDDEN) }
  const expected = facts.petitions.flatMap(petition => {
    if (!oracle.mayBeTold(asker, petition)) return []
    const here = petition.todos.filter(
      ({ open, dept, type }) => open && dept === asker.seat.dept && !LISTED_ELSEWHERE.includes(type),
    )
    return here.filter(({ person }) => whose === 'department' || person === asker.seat.id).map(() => petition.no)
  })
  return { asker, kind: 'to-dos', call, petitionNo: '', wrong: sameTexts(expected, numbersIn) }
}

/** Whoever registers is shown earlier petitions that are alike: none that may not be known, no walled one at all. */
export function search(
  { facts, oracle }: Setting,
  asker: Asker,
  { name, region, category, summary }: Petition,
): Question | undefined {
  const args = { xm: name, wtsddm: region, nrfldm: category, nrzy: summary }
  const call = { path: 'api/petitions/duplicates', travels: 'json' as const, args }
  const may =
    ['xfj:register', 'jf:register'].some(button => oracle.holdsButton(asker, button)) ||
    oracle.holdsPage(asker, 'windowsComManage/windowsComRegister')
  const known = (no: string) =>
    facts.petitions.some(petition => petition.no === no && !petition.walled && oracle.knows(asker, petition))
  const wrong = may ? onlyTexts(known) : codeIs(FORBIDDEN)
  return { asker, kind: 'search', call, petitionNo: '', wrong }
}

/** Characters of a summary that are looked for. */
const LOOKED_FOR = 12

/** 智慧搜索 by a number or by a part of a summary: finds, counts and offers for narrowing what may be known, all of it and nothing else. */
export function wisdomSearch(
  { facts, oracle }: Setting,
  asker: Asker,
  { no, summary }: Petition,
  draws: Draws,
): Question | undefined {
  const from = draws.below(Math.max(1, summary.length - LOOKED_FOR))
  const words = draws.chance(30) ? no : summary.slice(from, from + LOOKED_FOR)
  if (words.length < LOOKED_FOR || /\s|^[a-z]+$/i.test(words)) return undefined
  const call = { path: 'api/search/search', travels: 'json' as const, args: { words, tab: 'xfj' } }
  const asked = { asker, kind: 'smart search', call, petitionNo: '' }
  if (!oracle.holdsPage(asker, 'toDoManage/archive') || oracle.isOfficer(asker)) return { ...asked, wrong: isRefused }
  const known = facts.petitions.filter(petition => oracle.knows(asker, petition))
  const holding = (among: readonly Petition[]) =>
    among.filter(petition => petition.no === words || petition.summary.includes(words)).map(petition => petition.no)
  const wrong = foundAre(
    holding(known),
    known.map(petition => petition.no),
  )
  return { ...asked, wrong, decides: holding(facts.petitions).length }
}

/** 并案, 作废: counted nowhere. */
const UNCOUNTED = ['91', '99']
/** From so many on a superior is told how many more there are. */
const FEWEST = 5
const REGION_DIGITS = 12

/** How many petitions there are of a place: those that the list would show, and beside them those that may be told of in numbers. */
export function figure({ facts, oracle }: Setting, asker: Asker, { region }: Petition, draws: Draws): Question {
  // A petition about the province as a whole has no digits of a city.
  const stem = region.slice(0, draws.pick([0, 2, 4, 6])).replace(/(00)+$/, '')
  const period = { ksrq: '2025-01-01', jsrq: '2027-12-31', rqms: '2' }
  const args = {
    ...period,
    bbid: draws.pick(['R1', 'R3', 'R7']),
    dqdm: stem === '' ? '' : stem.padEnd(REGION_DIGITS, '0'),
  }
  const call = { path: 'api/stats/report', travels: 'json' as const, args }
  if (!oracle.holdsPage(asker, 'stat/reports'))
    return { asker, kind: 'figure', call, petitionNo: '', wrong: codeIs(FORBIDDEN) }
  const counting = oracle.countingAs(asker)
  const within = facts.petitions.filter(({ state, region: at }) => at.startsWith(stem) && !UNCOUNTED.includes(state))
  const count = within.filter(petition => oracle.knows(counting, petition)).length
  const beyond = within.filter(petition => oracle.isBeyond(counting, petition)).length
  const wrong = totalIs({ count, guarded: beyond >= FEWEST ? beyond : null })
  return { asker, kind: 'figure', call, petitionNo: '', wrong, decides: within.length }
}
