import { compositions, rings } from '@portal/shared-lib/contract/federation'
import { latestRing } from '../../platform/rollout/rings'
import { type Route, route } from '../../platform/route'
import { readCompositions } from './read'
import { readRings } from './rings'

const PAGE = ['sys/federation']

/** What the portal is composed of, and who has its next composition: a page of the system's officer (R91). */
export const routes: Route[] = [
  route(compositions, PAGE, async ({ services }) =>
    readCompositions(services.config.portalFolder, await latestRing(services.db)),
  ),
  route(rings, PAGE, ({ services }) => readRings(services)),
]
