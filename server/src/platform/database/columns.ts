import type { ColumnType, InsertType, SelectType } from 'kysely'

/** Types of columns that `npm run generate:schema` writes into `schema.ts`. */

export type Instant = ColumnType<Date, Date | string, Date | string>
/** bigint keys travel as text: they exceed what a number holds exactly. */
export type Key = ColumnType<string, never, never>
/** Bytes and steps, which are written as numbers and read as text for the same reason. */
export type Size = ColumnType<string, number, number>
/** Written as text: the driver would take a list for a PostgreSQL array. */
export type Json<Content = unknown> = ColumnType<Content, string, string>
/** A list that may be read-only where it is written. */
export type List = ColumnType<string[], readonly string[], readonly string[]>
/** Written with the row and never changed. */
export type Once<Column> = ColumnType<SelectType<Column>, InsertType<Column>, never>

/** A role whose holders are asked to sign an approval, or one person. */
export interface ChainNode {
  /** Tells the nodes of one chain apart. */
  readonly id: number
  /** Empty: a signer who was added by name. */
  readonly role: string
  readonly within: 'dept' | 'org'
  /** The one person who is asked; empty: all who hold the role. */
  readonly personId: string
}

/** Whom a draft of a mail is for. */
export interface DraftReceiver {
  loginAccount: string
  userName: string
  orgName: string
}
