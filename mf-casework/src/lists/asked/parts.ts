import type { Condition, Group } from '../view'

/** What can be removed by itself: a condition that must hold, or a group of which one has to. */
export interface AskedPart {
  /** Place of its group. */
  readonly group: number
  /** Place of the condition in its group; undefined: the group as a whole. */
  readonly at?: number
  readonly conditions: readonly Condition[]
}

/** The parts of what is asked for, in its order. */
export const partsOf = (groups: readonly Group[]): AskedPart[] =>
  groups.flatMap(({ join, conditions = [] }, group): AskedPart[] =>
    join === 'or'
      ? [{ group, conditions }]
      : conditions.map((condition, at) => ({ group, at, conditions: [condition] })),
  )

/** What is asked for once a part is taken out. */
export function withoutPart(groups: readonly Group[], { group, at }: AskedPart): Group[] {
  const one = groups[group]
  const left = at === undefined ? [] : (one?.conditions ?? []).toSpliced(at, 1)
  return one && left.length > 0 ? groups.with(group, { ...one, conditions: left }) : groups.toSpliced(group, 1)
}
