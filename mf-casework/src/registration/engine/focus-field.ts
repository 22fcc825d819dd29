import { bringIntoSight } from './bring-into-sight'
import { idOf } from './use-field'

const FOCUSABLE = 'input:not([disabled]), textarea, select, button, [tabindex="0"]'

/** Brings a field into sight and puts the cursor in it. */
export function focusField(path: string): void {
  const control = document.getElementById(idOf(path))
  const place = control?.closest<HTMLElement>('[data-field]') ?? control
  const target = control?.matches(FOCUSABLE) ? control : place?.querySelector<HTMLElement>(FOCUSABLE)
  bringIntoSight(place)
  target?.focus({ preventScroll: true })
}
