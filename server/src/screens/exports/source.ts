import type { Caller } from '../../platform/caller'
import type { Services } from '../../platform/services'
import type { Cell } from '../../platform/sheets/write-sheet'
import type { ExportQuery, ExportTask } from './task'

/** Rows that were read, and behind what the next ones are. */
export interface ReadRows {
  readonly cells: readonly (readonly Cell[])[]
  readonly cursor: string
  /** Whether others may follow. */
  readonly more: boolean
}

/** Where the rows of an export come from. */
export interface Source {
  count(): Promise<number>
  /** So many rows behind a cursor; empty: from the first. */
  rows(cursor: string, size: number): Promise<ReadRows>
}

/** What a source is made for. */
export interface Exporting {
  readonly services: Services
  readonly caller: Caller
  readonly task: ExportTask
  readonly asked: ExportQuery
}
