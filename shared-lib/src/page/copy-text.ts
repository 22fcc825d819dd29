import { notify } from '../sdk/notify'

/** Puts a text on the clipboard, and says so; browsers allow it on https and at localhost only. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(`已复制${what}`)
  } catch {
    notify.warning('浏览器不允许复制，请手工选取')
  }
}
