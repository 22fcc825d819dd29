import { signOut } from '@portal/shared-lib/contract/identity'
import { recordAudit } from '../audit/record'
import { route } from '../http/route'
import { endSession } from './sessions'
import { clearedTokenCookie } from './token-cookie'

export const signOutRoute = route(signOut, [], async ({ caller, db, services, request, reply }) => {
  await endSession(db, caller.tokenHash, services.now())
  await recordAudit(db, { personId: caller.personId, orgId: caller.orgId, action: 'signOut', address: request.ip })
  reply.header('set-cookie', clearedTokenCookie(request))
  return null
})
