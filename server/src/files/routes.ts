import type { Route } from '../http/route'
import { linkRoute } from './link'
import { stageRoute } from './stage'

export const routes: Route[] = [stageRoute, linkRoute]
