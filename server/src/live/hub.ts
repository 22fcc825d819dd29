import { LIVE_TAGS, type LiveTag } from '@portal/shared-lib/contract/live'

type Send = (tag: LiveTag) => void

/** The windows that are listening, by person. */
export interface Hub {
  /** Adds a window; the answer removes it. */
  join(personId: string, send: Send): () => void
  tell(personIds: readonly string[], tag: LiveTag): void
  /** After a gap in what was heard anything may have changed for anybody. */
  tellAll(): void
}

export function createHub(): Hub {
  const windows = new Map<string, Set<Send>>()
  const windowsOf = (personId: string) => windows.get(personId) ?? new Set<Send>()
  return {
    join: (personId, send) => {
      windows.set(personId, windowsOf(personId).add(send))
      return () => {
        windowsOf(personId).delete(send)
        if (!windowsOf(personId).size) windows.delete(personId)
      }
    },
    tell: (personIds, tag) => {
      for (const personId of personIds) for (const send of windowsOf(personId)) send(tag)
    },
    tellAll: () => {
      for (const sends of windows.values()) for (const send of sends) for (const tag of LIVE_TAGS) send(tag)
    },
  }
}
