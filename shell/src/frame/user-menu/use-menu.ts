import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** Keys that lead from entry to entry. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Opening, closing and walking through the menu of a button. The focus comes back to the button. */
export function useMenu() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close()
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = STEPS[event.key]?.(entries.indexOf(event.target as HTMLElement), entries.length)
    if (at === undefined) return
    event.preventDefault()
    setOpen(true)
    entries[at]?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return { open, button, close, toggle: () => setOpen(!open), place: { onKeyDown, onBlur } }
}
