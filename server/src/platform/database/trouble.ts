import { isNativeError } from 'node:util/types'
import type { ErrorName } from '@portal/shared-lib/contract/errors'
import pg from 'pg'

/** What a call meets when it is not its own fault, and may be repeated. */
export type Trouble = Extract<ErrorName, 'busy' | 'unavailable' | 'storageFull'>

/** The database could not be asked, or did not answer: the connection broke, or none was to be had. */
export class DatabaseUnreachable extends Error {
  constructor(
    readonly trouble: Trouble,
    cause?: unknown,
  ) {
    super('The database did not answer', { cause })
  }
}

/** By SQLSTATE, or by its class of two characters, or by the code of a system error. */
const BY_CODE: Record<string, Trouble> = {
  /** lock_not_available, query_canceled: a limit was reached. */
  '55P03': 'busy',
  '57014': 'busy',
  /** idle_in_transaction_session_timeout: this process was stopped for a while. */
  '25P03': 'busy',
  /** serialization_failure, deadlock_detected. */
  '40001': 'busy',
  '40P01': 'busy',
  '08': 'unavailable',
  /** too_many_connections. */
  '53300': 'unavailable',
  /** admin_shutdown, crash_shutdown, cannot_connect_now. */
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  /** disk_full, and the same of the folder of files. */
  '53100': 'storageFull',
  ENOSPC: 'storageFull',
  EDQUOT: 'storageFull',
  /** `Overloaded`. */
  OVERLOADED: 'busy',
  /** `BucketAway`. */
  FILES_AWAY: 'unavailable',
}

const CLASS_LENGTH = 2

/** What kept the server from doing what it was asked; undefined where the fault is its own. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof DatabaseUnreachable) return error.trouble
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return undefined
  const ofDatabase = error instanceof pg.DatabaseError
  return BY_CODE[code] ?? (ofDatabase ? BY_CODE[code.slice(0, CLASS_LENGTH)] : undefined)
}

/** What the driver says when the connection is gone; it has no codes for these. */
const BROKEN = /^(Connection terminated|Client has encountered a connection error|Client was closed)/
const SILENT = 'Query read timeout'

/** read_only_sql_transaction: what was written to has become a replica, and another is written to from now on. */
const READ_ONLY = '25006'

/** An error of a query: of its connection, which may have broken before for a reason, in our own words; or as it is. */
export function queryError(error: unknown, reason?: Error): unknown {
  if (error instanceof pg.DatabaseError && error.code === READ_ONLY)
    return new DatabaseUnreachable('unavailable', error)
  if (error instanceof pg.DatabaseError || !isNativeError(error)) return error
  if (error.message === SILENT) return new DatabaseUnreachable('busy', error)
  if (!BROKEN.test(error.message) && !('syscall' in error)) return error
  return new DatabaseUnreachable((reason && troubleOf(reason)) ?? 'unavailable', reason ?? error)
}
