import { LIVE_TAGS, type LiveNews, type LiveTag } from '@portal/shared-lib/contract/live'
import { createMemory } from './memory'
import { type News, SESSIONS_ENDED } from './tell'

/** A window that is listening. */
interface Window {
  /** What has changed, and how far the telling has come with it. */
  hear(news: readonly LiveNews[], position: string): void
  /** Sessions of its person have ended; perhaps its own. */
  lookAtSession(): void
}

/** The windows that are listening, by the people for whom they do. */
export interface Hub {
  position(): string
  /**
   * Adds a window that listens for some people, and tells it at once what it has missed since a position; the answer
   * removes it.
   */
  join(personIds: ReadonlySet<string>, window: Window, since: string | undefined): () => void
  tell(personIds: readonly string[], news: News): void
  /** After a gap in what was heard anything may have changed for anybody. */
  tellAll(): void
}

export function createHub(): Hub {
  const memory = createMemory()
  const windows = new Map<string, Set<Window>>()
  const windowsOf = (personId: string) => windows.get(personId) ?? new Set<Window>()
  return {
    position: memory.position,
    join: (personIds, window, since) => {
      for (const personId of personIds) windows.set(personId, windowsOf(personId).add(window))
      window.hear(since === undefined ? [] : allOf(memory.missedSince(since, personIds)), memory.position())
      return () => {
        for (const personId of personIds) {
          windowsOf(personId).delete(window)
          if (!windowsOf(personId).size) windows.delete(personId)
        }
      }
    },
    tell: (personIds, news) => {
      if (news.tag !== SESSIONS_ENDED) memory.note(personIds, news.tag)
      for (const window of new Set(personIds.flatMap(personId => [...windowsOf(personId)]))) {
        if (news.tag === SESSIONS_ENDED) window.lookAtSession()
        else window.hear([news], memory.position())
      }
    },
    tellAll: () => {
      memory.noteAll()
      for (const window of new Set([...windows.values()].flatMap(ofPerson => [...ofPerson])))
        window.hear(allOf(LIVE_TAGS), memory.position())
    },
  }
}

const allOf = (tags: readonly LiveTag[]): LiveNews[] => tags.map(tag => ({ tag }))
