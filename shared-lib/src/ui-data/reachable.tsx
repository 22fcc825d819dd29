import { type ReactNode, useEffect, useRef } from 'react'

const SCROLLING = '.ant-cascader-menu, .ant-picker-time-panel-column'

interface ReachableProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Lets keys scroll the lists in what antd opens: it gives them no place among what Tab reaches. */
export function Reachable({ id, children }: ReachableProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const reach = () => {
      for (const list of current.querySelectorAll<HTMLElement>(SCROLLING)) list.tabIndex = 0
    }
    reach()
    const observer = new MutationObserver(reach)
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} id={id}>
      {children}
    </div>
  )
}
