import { compositions } from '@portal/shared-lib/contract/federation'
import { type Route, route } from '../../platform/route'
import { readCompositions } from './read'

/** What the portal is composed of: a page of the system's officer (R91). */
export const routes: Route[] = [
  route(compositions, ['sys/federation'], ({ services }) => readCompositions(services.config.portalFolder)),
]
