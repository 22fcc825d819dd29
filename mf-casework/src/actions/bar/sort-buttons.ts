import type { ButtonStatusAnswer } from '@portal/shared-lib/contract/calls/buttons'
import type { ActionForm } from '../form'
import { FORMS } from '../forms'

export type ButtonRow = ButtonStatusAnswer[number]

/** So many stand in sight beside the first; the others are under 更多. */
const SHOWN = 5

export interface SortedButtons {
  readonly primary: ButtonRow | undefined
  readonly shown: readonly ButtonRow[]
  readonly more: readonly ButtonRow[]
}

/**
 * The buttons of a case in the order in which they are wanted: what waits to be done, what can be done, what cannot and
 * why; what takes back or ends something is under 更多.
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
  return { primary, shown: usual.slice(0, SHOWN), more: [...usual.slice(SHOWN), ...others.filter(isGrave)] }
}
