import { bringIntoSight } from '@portal/shared-lib/ui-form'
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

/** Puts the cursor where the next registration is begun: in the first line of text that has nothing yet. */
export function focusFirstEmpty(): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('form [data-field] input:not([role=combobox])')
  const empty = [...inputs].find(({ type, value, disabled }) => type === 'text' && value === '' && !disabled)
  bringIntoSight(empty?.closest('[data-field]'))
  empty?.focus({ preventScroll: true })
}
