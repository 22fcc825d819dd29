import type { LampThresholds } from '@portal/shared-lib/contract/rules/lamp'
import { dayOf } from '../calendar/china-time'
import type { Services } from '../services'
import { readWarningDays } from './days'
import { inDays, type WarningDays } from './threshold'

/** Where somebody works. */
interface Place {
  readonly regionCode: string
  /** A petition bureau is warned of its limits later than the organisations that answer. */
  readonly isBureau: boolean
}

const FRESH_MS = 10_000

interface Known {
  readonly since: number
  readonly byRegion: Map<string, Promise<WarningDays>>
}

const cache = new WeakMap<Services, Known>()

/** Days left at which the lamps of a place change. Asked for by every call, so it is read at most every ten seconds. */
export async function lampsAt(services: Services, { regionCode, isBureau }: Place): Promise<LampThresholds> {
  const { department, unit, safe } = inDays(await warningDaysOf(services, regionCode))
  return { warn: isBureau ? department : unit, safe }
}

function warningDaysOf(services: Services, regionCode: string): Promise<WarningDays> {
  const { byRegion } = fresh(services)
  const days = byRegion.get(regionCode) ?? readWarningDays(services.db, { regionCode, day: dayOf(services.now()) })
  byRegion.set(regionCode, days)
  days.catch(() => byRegion.delete(regionCode))
  return days
}

function fresh(services: Services): Known {
  const now = services.now().getTime()
  const known = cache.get(services)
  if (known && Math.abs(now - known.since) < FRESH_MS) return known
  const emptied = { since: now, byRegion: new Map<string, Promise<WarningDays>>() }
  cache.set(services, emptied)
  return emptied
}
