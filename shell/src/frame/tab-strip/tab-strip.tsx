import { isCovered } from '@portal/shared-lib/router'
import { type KeyboardEvent, type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { atRest } from '../../federation/at-rest'
import { goToTab, isHeld } from '../../outlet/open-pages'
import { closeTabsAsked } from '../../outlet/tab-actions'
import { onTabs, openTabs, useTabs } from '../../tabs/tab-store'
import type { Tab } from '../../tabs/tabs'
import { MenuButton } from '../user-menu/menu-button'
import { TabMenu } from './tab-menu'
import styles from './tab-strip.module.css'

/** Characters of a number beyond which a tab shows its end alone, by which one is told from another. */
const LONG = 12

/** Keys that lead from tab to tab. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The pages that are open, in one line; on narrow screens as a menu. */
export function TabStrip() {
  const { open, shown } = useTabs()
  const held = useHeld()
  const [menuOf, openMenu] = useState<{ readonly key: string; readonly left: number }>()
  useCloseKey()
  useLostTabs()
  // Where none is shown, the first can be reached.
  const reached = shown ?? open[0]?.key
  if (open.length === 0) return <div className={styles.strip} />
  return (
    <nav className={styles.strip} aria-label="打开的页面">
      <div role="tablist" aria-label="已打开的页面" className={styles.tabs} onKeyDown={step}>
        {open.map(tab => (
          <TabHandle
            key={tab.key}
            tab={tab}
            isShown={tab.key === shown}
            isReached={tab.key === reached}
            isHeld={held.has(tab.key)}
            onMenu={left => openMenu({ key: tab.key, left })}
          />
        ))}
      </div>
      {menuOf && <TabMenu tabKey={menuOf.key} left={menuOf.left} onClose={() => openMenu(undefined)} />}
      <div className={styles.narrow}>
        <MenuButton
          label="打开的页面"
          head={null}
          items={[
            ...open.map(({ key, title }) => ({ id: key, title, run: () => goToTab(key) })),
            ...(shown === undefined ? [] : [{ title: '关闭当前页', run: () => void closeTabsAsked([shown]) }]),
          ]}
        >
          已打开（{open.length}）
        </MenuButton>
      </div>
    </nav>
  )
}

interface TabHandleProps {
  readonly tab: Tab
  readonly isShown: boolean
  /** Whether the Tab key leads here. */
  readonly isReached: boolean
  /** Whether something is being written in it. */
  readonly isHeld: boolean
  readonly onMenu: (left: number) => void
}

function TabHandle({ tab: { key, title }, isShown, isReached, isHeld: isWritten, onMenu }: TabHandleProps) {
  const name = isWritten ? `${title}（未提交）` : title
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('[data-close]')) void closeTabsAsked([key])
    else if (!isShown) goToTab(key)
  }
  return (
    <button
      type="button"
      role="tab"
      data-key={key}
      aria-selected={isShown}
      aria-label={name}
      aria-keyshortcuts="Delete"
      title={name}
      tabIndex={isReached ? 0 : -1}
      className={styles.tab}
      onClick={press}
      // The middle button would scroll.
      onMouseDown={event => event.button === 1 && event.preventDefault()}
      onAuxClick={event => event.button === 1 && void closeTabsAsked([key])}
      onContextMenu={event => {
        event.preventDefault()
        onMenu(event.currentTarget.offsetLeft - (event.currentTarget.parentElement?.scrollLeft ?? 0))
      }}
    >
      {isWritten && <span aria-hidden="true" className={styles.written} />}
      <span className={title.length > LONG ? styles.end : styles.title}>{title}</span>
      <span data-close aria-hidden="true" className={styles.close} />
    </button>
  )
}

/** Arrows lead from tab to tab, Enter shows one, Delete closes it. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(event.target as HTMLElement)
  const next = STEPS[event.key]?.(at, tabs.length)
  if (next !== undefined) {
    event.preventDefault()
    tabs[next]?.focus()
  }
  const key = tabs[at]?.dataset.key
  if (event.key !== 'Delete' || key === undefined) return
  // The focus must not be lost with what had it.
  tabs[at + 1 < tabs.length ? at + 1 : at - 1]?.focus()
  void closeTabsAsked([key])
}

/** Loaded once the page is at rest: the first picture needs nothing of it. */
function useLostTabs(): void {
  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined
    const watch = async () => {
      const { watchLostTabs } = await import('./watch-lost')
      if (!isOver) stop = watchLostTabs()
    }
    const end = atRest(() => void watch().catch(() => undefined))
    return () => {
      isOver = true
      end()
      stop?.()
    }
  }, [])
}

/** Alt+W closes the page that is shown, unless a dialog lies over it. */
function useCloseKey(): void {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      const { shown } = openTabs()
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyW') return
      event.preventDefault()
      if (shown !== undefined && !isCovered()) void closeTabsAsked([shown])
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

const heldKeys = () =>
  openTabs()
    .open.map(({ key }) => key)
    .filter(isHeld)
    .join('\n')

/** The tabs in which something is being written. */
function useHeld(): ReadonlySet<string> {
  return new Set(useSyncExternalStore(onTabs, heldKeys).split('\n'))
}
