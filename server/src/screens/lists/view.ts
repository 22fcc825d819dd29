import type { RawBuilder } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** How a value of a row is shown. `name`, `mobile`: personal, masked. */
export type CellKind = 'plain' | 'number' | 'instant' | 'name' | 'mobile'

export interface Column {
  readonly value: RawBuilder<unknown>
  readonly kind: CellKind
}

/** What a filter's values are: words, codes, codes that hold those below them, days, numbers, marks of a list, the lamp of a limit, personal numbers, what a figure counts. */
export type FieldKind =
  | 'text'
  | 'code'
  | 'tree'
  | 'region'
  | 'day'
  | 'instant'
  | 'number'
  | 'marks'
  | 'lamp'
  | 'idCard'
  | 'mobile'
  | 'figure'

export interface Field {
  /** As the screen calls it. */
  readonly name: string
  readonly kind: FieldKind
  readonly value: RawBuilder<unknown>
  /** Whose codes the values are. */
  readonly codeTable?: string
  /** Whether an index tells which petitions hold a word in it. */
  readonly inPairs?: true
}

/** What a list can be ordered by: an instant. */
export interface SortKey {
  readonly value: RawBuilder<unknown>
  /** Whether some rows have none; those come last. */
  readonly mayLack?: boolean
  /** No index gives this order: what is within the caller's part of the list is sorted, which has to be little. */
  readonly withoutIndex?: true
}

/** Who asks, and when. */
export interface Asker {
  readonly caller: Caller
  readonly now: Date
}

/** A list of petitions: they are found where the reach of everybody is kept, in the list's order. */
export interface OfPetitions {
  /** SQL of the joins to the petition. */
  readonly joins: RawBuilder<unknown>
  /** SQL of what makes a petition one of the list's, beside its number. */
  readonly condition?: (asker: Asker) => RawBuilder<boolean>
}

type Fields<T> = Readonly<Record<string, T>>

/** A list: where its rows come from, and what is shown, asked and ordered. Names of columns and fields are those of the wire. */
export interface View {
  /** Permission urls of which the caller needs one. */
  readonly pages: readonly string[]
  /** As whom it is read, where that is another reach than the caller's. */
  readonly as?: (caller: Caller) => Caller
  /** SQL of the tables, and of what makes a row one of the list's that the caller may see. */
  readonly from: (asker: Asker) => RawBuilder<unknown>
  readonly where: (asker: Asker) => RawBuilder<unknown>
  /** How many rows there are without a filter, where they are counted anyway. */
  readonly total?: (db: Db, asker: Asker) => Promise<number>
  /** SQL of the row's id; a number unless it is said to be a text. */
  readonly id: RawBuilder<unknown>
  readonly textId?: true
  /** Where its rows are the petitions within the caller's reach; its keys are columns of `reach`. */
  readonly ofPetitions?: OfPetitions
  readonly columns: Fields<Column>
  /** The table whose limit its rows have. */
  readonly limitOf?: 'todo' | 'petition' | 'clock' | 'approval'
  readonly fields: Fields<Field>
  readonly sorts: Fields<SortKey>
  readonly order: { readonly field: string; readonly descending: boolean }
  /** What follows from a row's values, like `url`, the page that opens it. */
  readonly also?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, string>>
}
