import type { Stage } from './stage'

/** A case, or some that belong together, from its beginning as far as it has come. */
export interface Scene {
  /** By which it is known that it was played. */
  readonly key: string
  /** It begins so many days before the day of the demonstration. */
  readonly daysAgo: number
  readonly play: (stage: Stage) => Promise<unknown>
}

export const scene = (key: string, daysAgo: number, play: Scene['play']): Scene => ({ key, daysAgo, play })
