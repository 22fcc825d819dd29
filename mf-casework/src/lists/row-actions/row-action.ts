import type { ComponentType } from 'react'
import type { Row } from '../row'

/** What came of an action: how many rows it was done to, and why not to the others. */
export interface Outcome {
  readonly done: number
  readonly failed: readonly { readonly id: string; readonly reason: string }[]
}

export interface RowActionDialogProps {
  readonly rows: readonly Row[]
  readonly onClose: () => void
  readonly onDone: (outcome: Outcome) => void
}

/** Something that can be done to rows of a list, to one or to many. Done at once, by a dialog that asks for more, or on a page. */
export interface RowAction {
  readonly name: string
  /** Like 已领取: what the short line says, with what it was done to. */
  readonly done: string
  /** Permission; without it nobody is shown the action. */
  readonly needs: string
  /** Rows it can be done to; all without it. */
  readonly suits?: (row: Row) => boolean
  /** Why not to the others, and what to do with them. */
  readonly unsuited?: string
  /** The lists, by their view ids, that a row leaves for certain once this was done to it; others are read again first. */
  readonly leaves?: readonly string[]
  /** Offered in the row too. */
  readonly inRow?: true
  readonly perform?: (rows: readonly Row[]) => Promise<Outcome>
  /** The page on which it is done to all of them. */
  readonly leadsTo?: (rows: readonly Row[]) => string
  /** Why it cannot be done to these together, in words; empty where it can. */
  readonly refuses?: (rows: readonly Row[]) => string
  readonly dialog?: () => Promise<{ default: ComponentType<RowActionDialogProps> }>
}
