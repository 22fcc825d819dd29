import { createHash } from 'node:crypto'
import { type SignInArgs, signInWayOf } from '@portal/shared-lib/contract/identity'
import { recordAudit } from '../../../platform/audit/record'
import { browserOf } from '../../../platform/browser'
import type { Db } from '../../../platform/database/connect'
import type { OpenAsk } from '../../../platform/route'
import { findPost } from '../accounts'
import { lookAtTicket } from '../sign-on/tickets'

/** A sign-in before it is known what comes of it. What was typed as password is nowhere in it. */
export interface Attempt {
  /** What was typed as account; empty where nothing is, as with a scanned picture. */
  readonly typed: string
  /** Whom that names in the organisation, if anybody. */
  readonly personId: string | undefined
  readonly address: string
  readonly device: string
  readonly organisationId: string
}

export async function attemptOf(ask: OpenAsk<SignInArgs>): Promise<Attempt> {
  const { args, db, request } = ask
  const { organisationId } = args
  const typed = await nameIn(ask)
  const post = typed === '' ? undefined : await findPost(db, typed, organisationId)
  const device = browserOf(request.headers['user-agent'])
  return { typed, personId: post?.personId, address: request.ip, device, organisationId }
}

/** Whoever scans is whoever the phone says, and whoever comes by a provider is whom it names, not whom the form may name. */
async function nameIn({ args, db, services, request }: OpenAsk<SignInArgs>): Promise<string> {
  const way = signInWayOf(args)
  if (way !== 'signOn') return way === 'qr' ? '' : args.username
  const ticket = await lookAtTicket(services, args.signOnTicket, request)
  if (!ticket) return ''
  const person = db.selectFrom('person').where('id', '=', ticket.personId).select('login_account')
  return (await person.executeTakeFirst())?.login_account ?? ''
}

export type AttemptResult = 'ok' | 'refused' | 'locked' | 'accountAsleep' | 'secondFactorWanted' | 'secondFactorMissing'

/** Hexadecimal digits: 16 bits. */
const MARK_LENGTH = 4

/**
 * What stands in the audit for the text that was typed as account. People type passwords into the wrong field, so it
 * is too short to find the text from; to tell apart what is tried from one address it is long enough.
 */
const markOf = (typed: string) => createHash('sha256').update(typed).digest('hex').slice(0, MARK_LENGTH)

export const recordAttempt = (db: Db, attempt: Attempt, result: AttemptResult) => record(db, attempt, 'signIn', result)

/** That from now on sign-ins of the account at the address are refused unseen. */
export const recordLock = (db: Db, attempt: Attempt) => record(db, attempt, 'lock', 'ok')

function record(db: Db, attempt: Attempt, action: string, result: string) {
  const { typed, personId, organisationId, address, device } = attempt
  const orgId = personId && organisationId
  const object = { objectType: 'account', objectId: markOf(typed) }
  return recordAudit(db, { personId, orgId, action, ...object, result, address, device })
}
