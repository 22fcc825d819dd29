import type { Route } from '../http/route'
import { desktopRoute } from './desktop'
import { homePathRoute } from './home-path'
import { organisations } from './organisations'
import { signInRoute } from './sign-in'
import { signOutRoute } from './sign-out'

export const routes: Route[] = [organisations, signInRoute, signOutRoute, homePathRoute, desktopRoute]
