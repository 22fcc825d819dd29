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
  'audit.roles',
  'audit.session',
  'audit.device',
  'audit.before',
  'audit.after',
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
  readonly roles: string
  readonly session: string
  readonly device: string
  readonly before: string
  readonly after: string
}

/** What the first hash has before it. */
export const NO_HASH = ''

/** The rule by which rows are sealed now. Version 1 is of the time before roles, session, device, before and after. */
export const SEAL_VERSION = 2

/**
 * The hash of a row at its place in the chain: SM3, hexadecimal, of the JSON array of its number, the hash before it
 * and the row's columns in this order, without blanks. docs/security.md says the same for whoever checks it elsewhere.
 */
export function hashOf(seq: number, previousHash: string, row: SealedRow, version = SEAL_VERSION): string {
  const columns = version === 1 ? firstColumns(row) : [...firstColumns(row), ...laterColumns(row)]
  return createHash('sm3')
    .update(JSON.stringify([seq, previousHash, ...columns]))
    .digest('hex')
}

function firstColumns(row: SealedRow): (string | null)[] {
  const { id, instant, person_id, on_behalf_of, org_id, action, object_type, object_id, result, request_id } = row
  return [id, instant, person_id, on_behalf_of, org_id, action, object_type, object_id, result, request_id, row.address]
}

const laterColumns = ({ roles, session, device, before, after }: SealedRow) => [roles, session, device, before, after]

/** Whether a rule covers all that the row holds: what version 1 leaves out is empty in what it sealed. */
export const covers = (version: number, row: SealedRow): boolean =>
  version === SEAL_VERSION || (version === 1 && laterColumns(row).every(text => text === ''))
