/** A short line over the page: success fades, failure stays until read. */
export interface Notice {
  readonly tone: 'success' | 'info' | 'warning' | 'error'
  readonly text: string
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Listener = (notice: Notice) => void
const listeners = new Set<Listener>()

/** Shows a line; the shell draws it. */
export const notify = {
  success: (text: string) => tell({ tone: 'success', text }),
  info: (text: string) => tell({ tone: 'info', text }),
  warning: (text: string) => tell({ tone: 'warning', text }),
  error: (text: string) => tell({ tone: 'error', text }),
  /** A line with a button; the same words as before take the place of the former line. */
  offer: (text: string, action: NonNullable<Notice['action']>) => tell({ tone: 'success', text, action }),
}

/** For the shell. Returns the way to stop listening. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(notice: Notice): void {
  for (const listener of listeners) listener(notice)
}
