import type { Route } from '../../../platform/route'
import { checkRoute, tokenRoute } from './page'
import { phoneRoutes } from './phone'

export const routes: Route[] = [tokenRoute, checkRoute, ...phoneRoutes]
