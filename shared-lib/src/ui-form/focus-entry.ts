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
