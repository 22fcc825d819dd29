import type { KeyboardEvent } from 'react'
import styles from './card.module.css'
import { type FormMode, TABS } from './modes'

interface ModeTabsProps {
  readonly modes: readonly FormMode[]
  readonly current: FormMode
  readonly panelId: string
  readonly onChoose: (mode: FormMode) => void
}

/** Where a key leads from the tab at a position. */
const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const tabId = (mode: FormMode) => `login-type-${TABS[mode].type}`

/** The ways to sign in that have a form. */
export function ModeTabs({ modes, current, panelId, onChoose }: ModeTabsProps) {
  const press = (event: KeyboardEvent) => {
    const next = modes[KEYS[event.key]?.(modes.indexOf(current), modes.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(tabId(next))?.focus()
  }
  return (
    <div role="tablist" aria-label="登录方式" className={styles.tabs}>
      {modes.map(mode => (
        <button
          key={mode}
          type="button"
          role="tab"
          id={tabId(mode)}
          aria-selected={mode === current}
          aria-controls={panelId}
          tabIndex={mode === current ? 0 : -1}
          onClick={() => onChoose(mode)}
          onKeyDown={press}
        >
          {TABS[mode].title}
        </button>
      ))}
    </div>
  )
}
