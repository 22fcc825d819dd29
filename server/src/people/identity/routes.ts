import type { Route } from '../../platform/route'
import { routes as acting } from './acting/routes'
import { desktopRoute } from './desktop'
import { homePathRoute } from './home-path'
import { organisations } from './organisations'
import { signInRoute } from './sign-in/sign-in'
import { signOutRoute } from './sign-out'

export const routes: Route[] = [organisations, signInRoute, signOutRoute, homePathRoute, desktopRoute, ...acting]
