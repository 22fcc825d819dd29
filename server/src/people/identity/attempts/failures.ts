import { createHash } from 'node:crypto'
import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely'
import { DAY_MS } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import type { Database } from '../../../platform/database/schema'
import type { Attempt } from './attempts'

const MINUTE_MS = 60_000
/** Failures within so long count together. */
const WINDOW_MS = 15 * MINUTE_MS
/** So long after the last of too many nothing is tried any more. */
const LOCKED_MS = 30 * MINUTE_MS

/** How many failures are too many. docs/decisions/011-lockout.md says why there are three limits. */
const LIMITS = { ofAccountAtAddress: 5, ofAccount: 20, ofAddress: 50 }

/** After so long without a sign-in from it, an address counts as strange. */
export const KNOWN_MS = 90 * DAY_MS
/** Failures older than that lock nothing. */
export const FAILURES_COUNT_MS = WINDOW_MS + LOCKED_MS

type Which = ExpressionWrapper<Database, 'failed_sign_in', SqlBool>
type Who = Pick<Attempt, 'typed' | 'personId' | 'address'>

/** Whether so much has failed lately that this sign-in is refused whatever it brings. */
export async function isLocked(db: Db, who: Who, now: Date): Promise<boolean> {
  const { ofAccountAtAddress, ofAccount, ofAddress } = LIMITS
  const account = ofSameAccount(who)
  const address = eb('address', '=', who.address)
  if (account && (await areTooMany(db, eb.and([account, address]), ofAccountAtAddress, now))) return true
  if (await isKnown(db, who, now)) return false
  if (account && (await areTooMany(db, account, ofAccount, now))) return true
  return areTooMany(db, address, ofAddress, now)
}

const eb = expressionBuilder<Database, 'failed_sign_in'>()

/** A person is named by account, number or name, so what was typed does not tell all; who is nobody has only that. */
export function ofSameAccount({ typed, personId }: Pick<Who, 'typed' | 'personId'>): Which | undefined {
  if (typed === '') return undefined
  return eb.or([eb('typed', '=', digestOf(typed)), eb('person_id', '=', personId ?? null)])
}

/** Long enough to tell all accounts apart; the rows are gone within hours. */
export const digestOf = (typed: string): string => createHash('sha256').update(typed).digest('hex').slice(0, 16)

async function areTooMany(db: Db, which: Which, limit: number, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom('failed_sign_in')
    .where(which)
    .where('at', '>', new Date(now.getTime() - FAILURES_COUNT_MS))
    .orderBy('at', 'desc')
    .limit(limit)
    .select('at')
    .execute()
  const [newest, oldest] = [last[0]?.at.getTime() ?? 0, last[limit - 1]?.at.getTime() ?? 0]
  return newest - oldest < WINDOW_MS && now.getTime() - newest < LOCKED_MS
}

/** Where a person has signed in before, others' failures lock nobody out. */
async function isKnown(db: Db, { personId, address }: Who, now: Date): Promise<boolean> {
  if (personId === undefined) return false
  const found = await db
    .selectFrom('sign_in_address')
    .where('person_id', '=', personId)
    .where('address', '=', address)
    .where('last_at', '>', new Date(now.getTime() - KNOWN_MS))
    .select('address')
    .executeTakeFirst()
  return found !== undefined
}
