import type { ColumnType, Generated } from 'kysely'

export type Instant = ColumnType<Date, Date | string, Date | string>
/** An instant that may not have come yet. */
export type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** When the lamp of a limit turns: no longer green, yellow, orange. Red follows from the day on which it is due. */
export interface Turning {
  calm_at: Moment
  yellow_at: Moment
  orange_at: Moment
}
export type Defaulted<T> = Generated<T>
/** bigint keys travel as text: they exceed what a number holds exactly. */
export type Key = ColumnType<string, never, never>
