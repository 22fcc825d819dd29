import { compositions, rings } from '@portal/shared-lib/contract/federation'
import { MINUTE_MS } from '../../platform/calendar/china-time'
import { latestRing } from '../../platform/rollout/rings'
import { countSets } from '../../platform/rollout/sets-of-sessions'
import { type Route, route } from '../../platform/route'
import { readCompositions } from './read'
import { readRings } from './rings'

const PAGE = ['sys/federation']

/** What the portal is composed of, and who has its next composition: a page of the system's officer (R91). */
export const routes: Route[] = [
  route(compositions, PAGE, async ({ services: { config, db, now } }) => {
    const since = new Date(now().getTime() - config.signIn.idleMinutes * MINUTE_MS)
    const counted = await countSets(db, since)
    const sessions = new Map(counted.map(({ set, sessions }) => [set, sessions]))
    return readCompositions(config.portalFolder, await latestRing(db), sessions)
  }),
  route(rings, PAGE, ({ services }) => readRings(services)),
]
