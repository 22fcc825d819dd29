import { notify } from '../sdk/notify'

/** Puts a text on the clipboard, and says so. */
export async function copyText(text: string, what: string): Promise<void> {
  if (await putOnClipboard(text)) notify.success(`已复制${what}`)
  else notify.warning('浏览器不允许复制，请手工选取')
}

/** Puts a text on the clipboard; answers whether it is there. On plain http, as in the networks of offices, browsers have the older way alone. */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyByCommand(text)
  }
}

/** A command of the browser copies what is selected: the text, in a field that is there for that moment. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  field.setAttribute('aria-label', '复制')
  // Within an open dialog, outside of which nothing takes the focus.
  const place = focused?.closest('dialog, [role=dialog]') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
