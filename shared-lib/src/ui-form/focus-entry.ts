import { bringIntoSight } from './bring-into-sight'
import { idOf } from './use-entry'

const FOCUSABLE = 'input:not([disabled]), textarea, select, button, [tabindex="0"]'

/** Brings an entry into sight and puts the cursor in it. */
export function focusEntry(name: string, form?: string): void {
  const control = document.getElementById(idOf(name, form))
  const place = control?.closest<HTMLElement>('[data-field]') ?? control
  const target = control?.matches(FOCUSABLE) ? control : place?.querySelector<HTMLElement>(FOCUSABLE)
  bringIntoSight(place)
  target?.focus({ preventScroll: true })
}

/** Puts the cursor where the next registration is begun: in the first line of text that has nothing yet. */
export function focusFirstEmpty(): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('form [data-field] input:not([role=combobox])')
  const empty = [...inputs].find(({ type, value, disabled }) => type === 'text' && value === '' && !disabled)
  bringIntoSight(empty?.closest('[data-field]'))
  empty?.focus({ preventScroll: true })
}
