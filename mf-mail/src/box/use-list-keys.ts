import type { RefObject } from 'react'
import { useKeys } from './use-keys'

const STEPS: Record<string, number> = { j: 1, k: -1 }

/** J and K lead from mail to mail; Enter unfolds, as on any button. */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useKeys(list, key => {
    const step = STEPS[key]
    if (step === undefined) return
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])]
    const at = lines.findIndex(line => line.closest('li')?.contains(document.activeElement))
    lines[at === -1 ? 0 : at + step]?.focus()
  })
}
