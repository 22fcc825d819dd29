/** A field with what was typed into it, and where the cursor stands. */
interface Entered {
  readonly field: HTMLInputElement
  readonly text: string
  readonly from: number | null
  readonly to: number | null
}

/**
 * Tells a page that has just taken over its markup what was typed before its scripts were there, as if it was typed now;
 * React neither sees it nor keeps it.
 */
export function takeEntered(page: HTMLElement): void {
  const fields = [...page.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue)
  // What the page does about one may empty the others.
  const all = fields.map(field => ({
    field,
    text: field.value,
    from: field.selectionStart,
    to: field.selectionEnd,
  }))
  for (const entered of all) enter(entered)
  for (const { field } of all)
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const writeNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

function enter({ field, text, from, to }: Entered): void {
  // React remembers what is written to the field itself, and takes for news what then stands there instead.
  field.value = ''
  writeNative?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field === document.activeElement && from !== null) field.setSelectionRange(from, to)
}
