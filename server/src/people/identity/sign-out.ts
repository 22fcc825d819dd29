import { signOut } from '@portal/shared-lib/contract/identity'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { route } from '../../platform/route'
import { endSessionsOf } from './end-sessions'
import { clearedTokenCookie } from './token-cookie'

export const signOutRoute = route(signOut, [], async ({ caller, db, request, reply }) => {
  await endSessionsOf(db, caller.personId, { only: caller.tokenHash })
  await recordAudit(db, { ...actorOf(caller), action: 'signOut', address: request.ip })
  reply.header('set-cookie', clearedTokenCookie(request))
  return null
})
