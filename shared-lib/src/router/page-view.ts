import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import type { PortalLocation } from './location'
import { portalHistory } from './portal-history'
import { isCovered, isTyping } from './typing'

/**
 * A page that stays open as a tab. Out of sight it keeps what was entered and reads nothing, unless it is held: then
 * it goes on as it is, but for polling and keys.
 */
export interface PageView {
  /** Where the page is, which is where it was left while another is shown. */
  location(): PortalLocation
  isShown(): boolean
  /** Whether something is being written in it. */
  isHeld(): boolean
  /** Says that something is being written; returns the way to say that it no longer is. */
  hold(): () => void
  listen(listener: () => void): () => void
  /** For the shell. */
  turn(to: { readonly location?: PortalLocation; readonly isShown?: boolean }): void
}

export function createPageView(first: PortalLocation): PageView {
  const listeners = new Set<() => void>()
  const holds = new Set<symbol>()
  let location = first
  let isShown = true
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    location: () => location,
    isShown: () => isShown,
    isHeld: () => holds.size > 0,
    hold: () => {
      const one = Symbol('hold')
      holds.add(one)
      tell()
      return () => {
        if (holds.delete(one)) tell()
      }
    },
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    turn: to => {
      location = to.location ?? location
      isShown = to.isShown ?? isShown
      tell()
    },
  }
}

/** The page around a component; none around what belongs to no tab, like a dialog or the sign-in. */
export const PageContext = createContext<PageView | undefined>(undefined)

/** What is shown where no page stays open: it is where the portal is. */
const PORTAL: Pick<PageView, 'location' | 'listen' | 'isShown' | 'isHeld'> = {
  location: () => portalHistory.location,
  listen: portalHistory.listen,
  isShown: () => true,
  isHeld: () => false,
}

/** The page around a component, or the portal as one. */
export const usePage = () => use(PageContext) ?? PORTAL

/** Whether the page around is in sight. */
export function usePageShown(): boolean {
  const page = usePage()
  return useSyncExternalStore(page.listen, page.isShown, page.isShown)
}

/**
 * Keys pressed anywhere while the page around is in sight: not those that are typed into a field, nor with Ctrl, nor
 * while a dialog lies over the page.
 */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  useKeysInSight(event => {
    if (!isTyping(event) && !isCovered()) onKey(event)
  })
}

/** Keys pressed with Ctrl (⌘) while the page around is in sight, also in its fields. */
export function usePageChords(onChord: (event: KeyboardEvent) => void): void {
  useKeysInSight(event => {
    if (event.ctrlKey || event.metaKey) onChord(event)
  })
}

function useKeysInSight(onKey: (event: KeyboardEvent) => void): void {
  const page = usePage()
  const hear = useEffectEvent((event: KeyboardEvent) => page.isShown() && onKey(event))
  useEffect(() => {
    const listener = (event: KeyboardEvent) => void hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** How to say whether something is being written in the page around: a tab like that is never put away. */
export function usePageHold(): (isHeld: boolean) => void {
  const page = use(PageContext)
  const release = useRef<() => void>(undefined)
  return useCallback(
    isHeld => {
      if (isHeld) release.current ??= page?.hold()
      else {
        release.current?.()
        release.current = undefined
      }
    },
    [page],
  )
}

/** What a query polls by, which rests while the page around is out of sight. */
export function usePolling<Polling extends { readonly pollingInterval: number }>(polling: Polling): Polling {
  return usePageShown() ? polling : { ...polling, pollingInterval: 0 }
}
