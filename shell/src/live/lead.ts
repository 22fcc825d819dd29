import { leadByWord } from './lead-by-word'

type Work = (signal: AbortSignal) => Promise<void>

/**
 * Of all windows of a browser that ask for it under one name, one at a time does the work; when it closes, another
 * takes over. Until the signal aborts.
 */
export async function lead(name: string, work: Work, signal: AbortSignal): Promise<void> {
  // Locks exist on https and localhost only; offices also run on plain http inside their network.
  if (!navigator.locks) return await leadByWord(name, work, signal)
  await navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined)
}
