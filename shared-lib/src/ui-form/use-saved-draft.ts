import { useEffect, useEffectEvent, useRef } from 'react'
import { saveText, takeSavedText, usePageHold } from '../router'
import { useDesktop } from '../session/can'
import type { Values } from './entry'

/** Milliseconds after the last keystroke until what is typed is kept. */
const REST = 800

/**
 * Keeps what is typed in this browser, for its user, until it is submitted or thrown away: it is there again when the
 * same is opened again, also after the window was closed. Answers how to throw it away.
 */
export function useSavedDraft(what: string, values: Values, isTyped: boolean, restore: (values: Values) => void) {
  const userId = useDesktop()?.userId
  const hold = usePageHold()
  const latest = useRef({ values, isTyped })
  useEffect(() => {
    latest.current = { values, isTyped }
  })
  const found = useEffectEvent(restore)
  useEffect(() => {
    if (userId === undefined) return
    void takeSavedText(userId, what).then(kept => kept !== undefined && found(kept as Values))
  }, [userId, what])
  useEffect(() => {
    if (userId === undefined || !isTyped) return
    const timer = setTimeout(() => void saveText(userId, what, values), REST)
    return () => clearTimeout(timer)
  }, [userId, what, values, isTyped])
  useEffect(
    () => () => {
      const { values: last, isTyped: isKept } = latest.current
      if (userId !== undefined && isKept) void saveText(userId, what, last)
    },
    [userId, what],
  )
  useEffect(() => {
    hold(isTyped)
    return () => hold(false)
  }, [hold, isTyped])
  return async () => {
    latest.current = { ...latest.current, isTyped: false }
    if (userId !== undefined) await takeSavedText(userId, what)
  }
}
