import { recordAudit } from '../../../platform/audit/record'
import { findPostOf } from '../accounts'
import { useTicket } from '../sign-on/tickets'
import { tieAccount } from '../sign-on/ties'
import type { Prove } from './proof'

/** With the ticket of whoever came back from a provider, once, in the browser that it was given to. */
export const proveBySignOn: Prove = async ({ args, db, services, request }) => {
  const by = await useTicket(services, args.signOnTicket, request)
  if (!by) return { post: undefined, proven: false, refusal: 'signOnFailed' }
  const { personId, provider: objectId } = by
  const post = await findPostOf(db, personId, args.organisationId)
  const about = { action: '统一身份认证登录', objectType: 'signOn', objectId, address: request.ip }
  const proven = post !== undefined && (await tieAccount(services, db, by))
  await recordAudit(db, { personId, ...about, result: proven ? 'ok' : 'refused' })
  return { post, proven, by, refusal: 'signOnFailed' }
}
