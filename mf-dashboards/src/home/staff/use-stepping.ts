import { useCommands } from '@portal/shared-lib'
import { usePageKeys } from '@portal/shared-lib/router'
import { type RefObject, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

const KEYS = [
  { title: '下一件、上一件', keys: 'J / K' },
  { title: '打开', keys: 'Enter' },
]

/** J and K move the focus down and up the links of a list, from wherever one is on the page but in a field. */
export function useStepping(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  useCommands('待办', KEYS)
  usePageKeys(event => {
    const by = STEPS[event.key.toLowerCase()]
    if (by === undefined) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex(link => link.matches(':focus'))
    const current = at >= 0 ? at : links.findIndex(link => link.getAttribute('aria-current') === 'true')
    // The first key takes up the one that is shown.
    links[Math.min(Math.max(at >= 0 ? current + by : current, 0), links.length - 1)]?.focus()
  })
  return list
}
