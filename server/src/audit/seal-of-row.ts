import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** All of an audit row that is sealed. The instant is text, to the microsecond, which a Date does not hold. */
export const SEALED_COLUMNS = [
  'audit.id',
  sql<string>`to_char(audit.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('instant'),
  'audit.person_id',
  'audit.on_behalf_of',
  'audit.org_id',
  'audit.action',
  'audit.object_type',
  'audit.object_id',
  'audit.result',
  'audit.request_id',
  'audit.address',
] as const

export interface SealedRow {
  readonly id: string
  readonly instant: string
  readonly person_id: string | null
  readonly on_behalf_of: string | null
  readonly org_id: string | null
  readonly action: string
  readonly object_type: string
  readonly object_id: string
  readonly result: string
  readonly request_id: string
  readonly address: string
}

/** What the first hash has before it. */
export const NO_HASH = ''

/**
 * The hash of a row at its place in the chain: SM3, hexadecimal, of the JSON array of its number, the hash before it
 * and the row's columns in this order, without blanks. docs/security.md says the same for whoever checks it elsewhere.
 */
export function hashOf(seq: number, previousHash: string, row: SealedRow): string {
  const { id, instant, person_id, on_behalf_of, org_id, action, object_type, object_id, result, request_id } = row
  const who = [person_id, on_behalf_of, org_id]
  const what = [action, object_type, object_id, result, request_id, row.address]
  return createHash('sm3')
    .update(JSON.stringify([seq, previousHash, id, instant, ...who, ...what]))
    .digest('hex')
}
