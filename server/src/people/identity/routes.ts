import { homePath, organisationsOfAccount, signOut } from '@portal/shared-lib/contract/identity'
import { HOME, homeOfRoles } from '@portal/shared-lib/contract/rules/home'
import { signOnLeave } from '@portal/shared-lib/contract/rules/sign-on'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { KEPT } from '../../platform/database/kept'
import { openRoute, type Route, route } from '../../platform/route'
import { organisationsOf } from './accounts'
import { routes as acting } from './acting/routes'
import { desktopRoute } from './desktop'
import { endSessionsOf } from './end-sessions'
import { signInRoute } from './sign-in/sign-in'
import { againCookie, leavingCookie } from './sign-on/browser-cookie'
import { leaveSignOn } from './sign-on/sessions'
import { clearedTokenCookie } from './token-cookie'

const signOutRoute = route(signOut, [], async ({ caller, db, services, request, reply }) => {
  await endSessionsOf(db, caller.personId, { only: caller.tokenHash })
  await recordAudit(db, { ...actorOf(caller), action: 'signOut', address: request.ip })
  reply.header('set-cookie', clearedTokenCookie(request))
  const left = await leaveSignOn(services, db, caller.tokenHash)
  if (!left) return null
  const { basePath } = services.config
  // While the provider still knows the person, whoever sits here next is not let in by that.
  reply.header('set-cookie', againCookie(basePath, request))
  if (left.leaving === undefined) return null
  reply.header('set-cookie', leavingCookie(left.leaving, basePath, request))
  return { leave: signOnLeave(left.provider) }
})

/** Characters before which it is told to nobody where anybody works. */
const SHORTEST_TYPED = 2
/** Three for each sign-in that an address has: while somebody types, when the list is opened, at submit. */
const LISTS_PER_MINUTE = 90

/** The suggestion list of the sign-in form. A text that names nobody has no organisations, and is told nothing more. */
const organisations = openRoute(
  organisationsOfAccount,
  async ({ args, db }) => {
    const { loginAccount, companyName, organisationId, type, pageNumber, limit } = args
    if (loginAccount.length < SHORTEST_TYPED) return { list: [], total: 0 }
    // At submit the form asks again whether the chosen one is still among them.
    const chosen = type === '2' ? organisationId : undefined
    const all = await organisationsOf(db, loginAccount, { companyName, organisationId: chosen })
    const start = (pageNumber - 1) * limit
    return { list: all.slice(start, start + limit), total: all.length }
  },
  LISTS_PER_MINUTE,
)

const homePathRoute = route(homePath, [], async ({ caller, db, services }) => {
  const own = db.selectFrom('post').where('id', '=', caller.postId).select('home_path')
  const post = await own.modifyFront(KEPT).executeTakeFirstOrThrow()
  const { home } = services.config
  return post.home_path === HOME ? (home ?? homeOfRoles(caller.roles)) : post.home_path
})

export const routes: Route[] = [organisations, signInRoute, signOutRoute, homePathRoute, desktopRoute, ...acting]
