import type { ReactNode, Ref } from 'react'
import type { GridColumn } from './column'

export interface Sorted {
  readonly key: string
  readonly descending: boolean
}

export interface GridHandle {
  /** To the next row, or to the one before. */
  move(by: 1 | -1): void
  focus(): void
}

export interface GridProps<Row> {
  /** What the rows are, for those who hear the page. */
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly rows: readonly Row[]
  /** Stays with a row, wherever it stands. */
  readonly keyOf: (row: Row) => string
  /** What a row is called, for those who hear the page. */
  readonly nameOf: (row: Row) => string
  /** How many there are, also those that are not here yet; -1 where nobody knows. */
  readonly total: number
  readonly selected: ReadonlySet<string>
  /** Without it rows cannot be selected. */
  readonly onSelect?: ((keys: ReadonlySet<string>) => void) | undefined
  readonly onOpen: (row: Row) => void
  /** Space shows more of the active row; without it, Space selects. X selects either way. */
  readonly onPreview?: ((row: Row) => void) | undefined
  /** Another row has become the active one. */
  readonly onActive?: ((row: Row) => void) | undefined
  /** Moves the active row by keys that are pressed elsewhere. */
  readonly handle?: Ref<GridHandle> | undefined
  /** The last rows are in sight: more are wanted. */
  readonly onEnd?: (() => void) | undefined
  readonly sorted?: Sorted | undefined
  readonly onSort?: (key: string) => void
  readonly onWidth?: (key: string, width: number) => void
  /** Rows are on their way. */
  readonly waiting: boolean
  /** In the place of rows where there are none. */
  readonly empty: ReactNode
  /** What stands above a row, by its place: the heading of the rows that begin with it. */
  readonly headings?: ReadonlyMap<number, string>
  /** Names the place to which the grid comes back when it is shown again. */
  readonly placeKey: string
}
