import { isTyping } from '@portal/shared-lib/router'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hears single keys, wherever the focus is in the dialog that `place` lies in. Not while something is typed or chosen,
 * with a modifier, or in a dialog above.
 */
export function useKeys(place: RefObject<HTMLElement | null>, onKey: (key: string) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || isTyping(event)) return
    if (target.closest('dialog') === place.current?.closest('dialog')) onKey(key.toLowerCase())
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
