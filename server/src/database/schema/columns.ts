import type { ColumnType, Generated } from 'kysely'

export type Instant = ColumnType<Date, Date | string, Date | string>
/** An instant that may not have come yet. */
export type Moment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Defaulted<T> = Generated<T>
/** bigint keys travel as text: they exceed what a number holds exactly. */
export type Key = ColumnType<string, never, never>
