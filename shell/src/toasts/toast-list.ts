import { type Notice, onNotice } from '@portal/shared-lib'

/** Milliseconds that a success stays; what went wrong stays until it is closed. */
const FADE_AFTER = 3000
/** Milliseconds that it stays where something can be pressed. */
const FADE_WITH_ACTION = 8000
/** More at once nobody reads. */
const MOST = 5

export interface Toast extends Notice {
  readonly id: number
  /** How often it was said; shown of faults. */
  readonly count: number
  /** Something to quote, with a button that copies it. */
  readonly quote?: string
}

let last = 0
let shown: readonly Toast[] = []
const listeners = new Set<() => void>()

// From the start, so that what is said before the page is drawn is not lost.
onNotice(showToast)

/** Shows a line over the page. The same words again say nothing new, and are counted. */
export function showToast(toast: Omit<Toast, 'id' | 'count'>): void {
  const id = ++last
  const count = (shown.find(({ text }) => text === toast.text)?.count ?? 0) + 1
  set([...shown.filter(({ text }) => text !== toast.text), { ...toast, id, count }].slice(-MOST))
  if (toast.tone === 'success' || toast.tone === 'info')
    setTimeout(() => closeToast(id), toast.action ? FADE_WITH_ACTION : FADE_AFTER)
}

export function closeToast(id: number): void {
  set(shown.filter(toast => toast.id !== id))
}

export const shownToasts = () => shown

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
