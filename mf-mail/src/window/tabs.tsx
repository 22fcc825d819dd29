import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './window.module.css'

interface TabsProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly title: string }[]
  readonly shown: Key
  readonly onShow: (key: Key) => void
  /** What the shown tab holds. */
  readonly children: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs and the panel of the one shown; the arrow keys lead from tab to tab. */
export function Tabs<Key extends string>({ label, tabs, shown, onShow, children }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const step = ({ key }: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.key === shown) + (STEPS[key] ?? 0)
    const next = tabs[(at + tabs.length) % tabs.length]
    if (!next || next.key === shown) return
    onShow(next.key)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next.key}]`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            data-tab={key}
            aria-selected={key === shown}
            aria-controls={id}
            tabIndex={key === shown ? 0 : -1}
            onClick={() => onShow(key)}
            onKeyDown={step}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" className={styles.panel}>
        {children}
      </div>
    </>
  )
}
