import { z } from 'zod'
import { dayOf, MINUTE_MS } from '../../calendar/china-time'
import { readParameters } from '../../parameters/read'
import type { Services } from '../../services'

/** How often one person may make a call, and from how many on the security officer is told. */
export const PersonLimitParameter = z.strictObject({
  calls: z.int().min(1),
  minutes: z.int().min(1).max(1440),
  alarm: z.int().min(1).optional(),
})

export type PersonLimit = z.output<typeof PersonLimitParameter>

/** What is limited, each a parameter of the province, as it is delivered. */
export const PERSON_LIMITS = {
  /** The people picker: typing a name asks some ten times. */
  'rate.people': { calls: 120, minutes: 1 },
  /** 快速查找: once for every pause in typing. */
  'rate.find': { calls: 120, minutes: 1 },
  /** What is offered while somebody types into the search. */
  'rate.suggest': { calls: 240, minutes: 1 },
  /** Nobody reads a hundred cases in five minutes; fifty are told of. */
  'rate.openCase': { calls: 200, minutes: 5, alarm: 50 },
  'rate.reveal': { calls: 60, minutes: 5, alarm: 10 },
  'rate.upload': { calls: 200, minutes: 10 },
  /** Each of the calls that a board or a report is made of. */
  'rate.figures': { calls: 60, minutes: 1 },
} as const satisfies Record<string, PersonLimit>

export type LimitName = keyof typeof PERSON_LIMITS

export const LIMIT_NAMES = Object.keys(PERSON_LIMITS) as LimitName[]

/** Digits of a region below a province's own two. */
const BELOW_PROVINCE = '0000000000'
/** So long a limit that was changed may still be the old one. */
const KEPT_MS = MINUTE_MS
const kept = new WeakMap<Services['db'], { readonly until: number; readonly set: ReadonlyMap<string, unknown> }>()

/** A limit as the province has it today. */
export async function personLimitOf(services: Services, name: LimitName): Promise<PersonLimit> {
  return PersonLimitParameter.parse((await settings(services)).get(name) ?? PERSON_LIMITS[name])
}

async function settings({ db, config, now }: Services): Promise<ReadonlyMap<string, unknown>> {
  const at = now()
  const known = kept.get(db)
  if (known && known.until > at.getTime() && known.until - KEPT_MS <= at.getTime()) return known.set
  const asked = { regionCode: config.provinceCode + BELOW_PROVINCE, day: dayOf(at) }
  const set = await readParameters(db, [...LIMIT_NAMES], asked)
  kept.set(db, { until: at.getTime() + KEPT_MS, set })
  return set
}
