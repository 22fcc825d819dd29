import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

interface Tab<Key extends string> {
  readonly key: Key
  readonly title: string
  /** How many rows it holds; none makes it grey, and it opens all the same. Left out where nobody counts. */
  readonly count?: number | undefined
}

interface TabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  readonly shown: Key
  readonly onShow: (key: Key) => void
  /** What the shown tab holds. */
  readonly children: ReactNode
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs and the panel of the one shown; the arrow keys lead from tab to tab. */
export function Tabs<Key extends string>({ label, tabs, shown, onShow, children }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const step = (event: KeyboardEvent) => {
    const at = STEPS[event.key]?.(
      tabs.findIndex(({ key }) => key === shown),
      tabs.length,
    )
    const next = at === undefined ? undefined : tabs[at]
    if (at === undefined || !next) return
    event.preventDefault()
    onShow(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(({ key, title, count }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === shown}
            aria-controls={id}
            tabIndex={key === shown ? 0 : -1}
            className={count === 0 ? styles.empty : undefined}
            title={count === 0 ? '暂无内容' : undefined}
            onClick={() => onShow(key)}
            onKeyDown={step}
          >
            {title}
            {count ? <span className={styles.count}> {count}</span> : null}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${shown}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}
