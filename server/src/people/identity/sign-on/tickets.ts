import type { SignOnProblem } from '@portal/shared-lib/contract/rules/sign-on'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { newToken, tokenHash } from '../../../platform/token'
import { OFFICER_ROLES } from '../officers'
import { browserIn } from './browser-cookie'
import type { Proven } from './provider'

/** So long somebody with several organisations may choose one. */
const GOOD_FOR_MS = 5 * 60_000

export interface Known {
  readonly personId: string
}

/** Whose account it is; or why it lets nobody in. Officers keep watch over who runs a provider, and never come in by one. */
export async function accountOf(db: Db, account: string): Promise<Known | SignOnProblem> {
  const person = await db
    .selectFrom('person')
    .where('login_account', '=', account)
    .select(['id', 'in_use', 'awaits_password', 'local_only'])
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('post')
            .innerJoin('post_role', 'post_role.post_id', 'post.id')
            .whereRef('post.person_id', '=', 'person.id')
            .where('role_code', 'in', [...OFFICER_ROLES])
            .select('post.id'),
        )
        .as('isOfficer'),
    )
    .executeTakeFirst()
  if (!person) return 'noAccount'
  if (!person.in_use || person.awaits_password) return 'closed'
  return person.local_only || person.isOfficer ? 'localOnly' : { personId: person.id }
}

/** For the page of the browser that came back: it signs in with it, once. */
export async function giveTicket(
  { db, fieldKeys, now }: Services,
  provider: string,
  browser: string,
  personId: string,
  { subject, reference, idToken }: Proven,
): Promise<string> {
  const ticket = newToken()
  const hashes = { hash: tokenHash(ticket), browser_hash: tokenHash(browser) }
  const named = { subject_hash: tokenHash(subject), reference_hash: reference ? tokenHash(reference) : null }
  const isKept = idToken !== undefined && idToken.length <= LONGEST_HINT
  const id_token = isKept ? fieldKeys.encrypt(idToken, placeOfToken(named.subject_hash)) : null
  await db
    .insertInto('sign_on_ticket')
    .values({ ...hashes, ...named, id_token, provider, person_id: personId, given_at: now() })
    .execute()
  return ticket
}

/** In an address, longer ones get lost; a provider then asks the person who leaves. */
const LONGEST_HINT = 5000

/** The same in the ticket and in the session: it is handed on as it is. */
export const placeOfToken = (subjectHash: string) => `sign_on_session.id_token:${subjectHash}`

const COLUMNS = [
  'provider',
  'person_id as personId',
  'subject_hash as subjectHash',
  'reference_hash as referenceHash',
  'id_token as idToken',
] as const

/** Whom a ticket names, in the browser that it was given to. */
export async function lookAtTicket({ db, now }: Services, ticket: string, request: FastifyRequest) {
  const found = db.selectFrom('sign_on_ticket').where('hash', '=', tokenHash(ticket))
  return found
    .where('browser_hash', '=', tokenHash(browserIn(request) ?? ''))
    .where('given_at', '>', new Date(now().getTime() - GOOD_FOR_MS))
    .select(COLUMNS)
    .executeTakeFirst()
}

/** The same, and uses it up. */
export async function useTicket({ db, now }: Services, ticket: string, request: FastifyRequest) {
  const used = db.deleteFrom('sign_on_ticket').where('hash', '=', tokenHash(ticket))
  return used
    .where('browser_hash', '=', tokenHash(browserIn(request) ?? ''))
    .where('given_at', '>', new Date(now().getTime() - GOOD_FOR_MS))
    .returning(COLUMNS)
    .executeTakeFirst()
}

export type SignOnTicket = NonNullable<Awaited<ReturnType<typeof useTicket>>>
