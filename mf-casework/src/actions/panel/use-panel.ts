import { type KeyboardEvent, useEffect, useRef } from 'react'

interface Panel {
  readonly isTyped: boolean
  readonly onTyped: (isTyped: boolean) => void
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** Brings a panel into sight, tells whether it holds unsubmitted text, and hears its keys. */
export function usePanel({ isTyped, onTyped, onSubmit, onClose }: Panel) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => onTyped(isTyped), [isTyped, onTyped])
  useEffect(() => () => onTyped(false), [onTyped])
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) return onClose()
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return
    event.preventDefault()
    onSubmit()
  }
  return { ref: panel, onKeyDown }
}
