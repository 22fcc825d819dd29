import type { ButtonStatusAnswer } from '@portal/shared-lib/contract/calls/buttons'
import type { ActionForm } from '../form'
import { FORMS } from '../forms'

export type ButtonRow = ButtonStatusAnswer[number]

/** So many stand in sight beside the first; the others are under 更多. */
const SHOWN = 5

/** What actions are about, by the first of each as the forms stand. */
const GROUPS: readonly (readonly [title: string, first: string])[] = [
  ['流转', 'transfer'],
  ['受理与办理', 'accept'],
  ['催办与督办', 'urge'],
  ['报告、办结与评价', 'submitReport'],
  ['复查与终结', 'registerReview'],
  ['归档与更正', 'archive'],
]
const TAKEN_BACK = '撤回与撤销'
const ORDER = [...FORMS.keys()]

/** Of a petition's actions alone: those of proceedings are few. */
function titleOf({ action }: ButtonRow): string {
  const place = ORDER.indexOf(action)
  return GROUPS.filter(([, first]) => ORDER.indexOf(first) <= place).at(-1)?.[0] ?? ''
}

export interface ButtonGroup {
  readonly title: string
  readonly rows: readonly ButtonRow[]
}

export interface SortedButtons {
  readonly primary: ButtonRow | undefined
  readonly shown: readonly ButtonRow[]
  readonly more: readonly ButtonGroup[]
}

/**
 * The buttons of a case in the order in which they are wanted: what waits to be done, what can be done, what cannot and
 * why; the others are under 更多 by what they are about, what takes back or ends something last.
 */
export function sortButtons(rows: readonly ButtonRow[], forms: ReadonlyMap<string, ActionForm> = FORMS): SortedButtons {
  // As the forms stand: what moves a case on comes before what is beside it.
  const order = [...forms.keys()]
  const visible = rows.filter(({ visible: isVisible, action }) => isVisible === 1 && forms.has(action))
  const primary = visible.find(({ primary: isPrimary }) => isPrimary === 1)
  const others = visible.filter(row => row !== primary)
  const isGrave = ({ action }: ButtonRow) => forms.get(action)?.isGrave === true
  const usual = others
    .filter(row => !isGrave(row))
    .toSorted((a, b) => b.enabled - a.enabled || order.indexOf(a.action) - order.indexOf(b.action))
  const rest = usual.slice(SHOWN)
  const titles = [...new Set(rest.map(titleOf))]
  const groups = titles.map(title => ({ title, rows: rest.filter(row => titleOf(row) === title) }))
  const more = [...groups, { title: TAKEN_BACK, rows: others.filter(isGrave) }].filter(({ rows }) => rows.length > 0)
  return { primary, shown: usual.slice(0, SHOWN), more }
}
