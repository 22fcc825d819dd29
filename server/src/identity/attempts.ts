import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '../audit/record'
import type { Db } from '../database/connect'

/** A sign-in as the audit tells of it; what was typed as password is nowhere in it. */
export interface Attempt {
  /** A mark of what was typed as account. */
  readonly typed: string
  readonly address: string
  readonly organisationId: string
  readonly personId?: string | undefined
}

/** Failures after which an account is locked for an address, until the first of them is `LOCK_MINUTES` old. */
const FAILURES = 5
const LOCK_MINUTES = 15
const ACTION = 'signIn'

/** Hexadecimal digits: 16 bits. */
const MARK_LENGTH = 4

/**
 * What stands for the text that was typed as account. People type passwords into the wrong field, so it is too short
 * to find the text from; to tell apart what is tried from one address it is long enough.
 */
export const markOf = (account: string) => createHash('sha256').update(account).digest('hex').slice(0, MARK_LENGTH)

/** Whether too many sign-ins failed lately; the last that succeeded forgives those before it. */
export async function isLocked(db: Db, attempt: Attempt): Promise<boolean> {
  const lastSuccess = attemptsOf(db, attempt, 'ok').select(sql`coalesce(max(at), '-infinity')`.as('at'))
  const { failures } = await attemptsOf(db, attempt, 'refused')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${LOCK_MINUTES})`)
    .where('at', '>', sql<Date>`(${lastSuccess})`)
    .select(eb => eb.fn.countAll<string>().as('failures'))
    .executeTakeFirstOrThrow()
  return Number(failures) >= FAILURES
}

export function recordAttempt(db: Db, attempt: Attempt, result: 'ok' | 'refused' | 'locked'): Promise<void> {
  const { typed, address, organisationId, personId } = attempt
  const orgId = personId && organisationId
  return recordAudit(db, { personId, orgId, action: ACTION, objectType: 'account', objectId: typed, result, address })
}

function attemptsOf(db: Db, { typed, address }: Attempt, result: string) {
  return db
    .selectFrom('audit')
    .where('action', '=', ACTION)
    .where('object_id', '=', typed)
    .where('address', '=', address)
    .where('result', '=', result)
}
