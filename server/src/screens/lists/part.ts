import type { RawBuilder } from 'kysely'
import type { Asker, SortKey, View } from './view'

export interface Ordered {
  readonly key: SortKey
  readonly descending: boolean
}

/** Which rows are wanted, and by whom. */
export interface ListSearch {
  readonly view: View
  readonly asker: Asker
  readonly filter: RawBuilder<boolean>
  /** SQL of the counties to which the filter confines it, where it does. */
  readonly counties?: RawBuilder<unknown> | undefined
  /** SQL of what is asked of the `reach` of petitions beside that. */
  readonly within?: RawBuilder<boolean>
}

export interface Read extends ListSearch {
  readonly order: Ordered
}

/** A row with its id and the instant by which it is ordered. */
export type ListRow = Readonly<Record<string, unknown>> & { readonly row_id: string; readonly row_at: Date | null }

/** Rows of a list that are read at once: those that have an instant, or those that have none. */
export interface Part {
  readonly dated: boolean
  readonly condition: RawBuilder<unknown>
  readonly offset: number
  readonly limit: number
}
