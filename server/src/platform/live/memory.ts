import { randomUUID } from 'node:crypto'
import { LIVE_TAGS, type LiveNews, type LiveTag } from '@portal/shared-lib/contract/live'

/** Of what was told to whom the last time of each tag, which is enough to know what somebody has missed. */
export interface Memory {
  /** How far the telling has come, in this process. */
  position(): string
  note(personIds: readonly string[], tag: LiveNews['tag']): void
  noteAll(): void
  /** What some people were told after a position; everything where it is of another process, or of none. */
  missedSince(position: string, personIds: ReadonlySet<string>): readonly LiveTag[]
}

export function createMemory(): Memory {
  const generation = randomUUID()
  let count = 0
  let allAt = 0
  const lastAt = new Map<string, number>()
  const keyOf = (personId: string, tag: LiveNews['tag']) => `${tag} ${personId}`
  return {
    position: () => `${generation}.${count}`,
    note: (personIds, tag) => {
      count += 1
      for (const personId of personIds) lastAt.set(keyOf(personId, tag), count)
    },
    noteAll: () => {
      count += 1
      allAt = count
    },
    missedSince: (position, personIds) => {
      const [of, at] = position.split('.')
      const heard = of === generation ? Number(at) : Number.NaN
      const toldAt = (tag: LiveTag) => [...personIds].map(personId => lastAt.get(keyOf(personId, tag)) ?? 0)
      const isHeard = (tag: LiveTag) => Math.max(allAt, ...toldAt(tag)) <= heard
      return LIVE_TAGS.filter(tag => !isHeard(tag))
    },
  }
}
