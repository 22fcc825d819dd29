import { z } from 'zod'
import { dayOf } from '../../platform/calendar/china-time'
import { readParameters } from '../../platform/parameters/read'
import type { Work } from '../engine/work'

export const RERATE_PARAMETER = 'evaluation.again'

/** Whether a petitioner may rate again what was rated, while the time for it lasts. */
export const RerateParameter = z.strictObject({ allowed: z.boolean() })

export const RERATE_DELIVERED = { allowed: false }

/** As the region of the acting organisation has set it. */
export async function mayRerate({ db, caller, at }: Work): Promise<boolean> {
  const asked = { regionCode: caller.regionCode, day: dayOf(at) }
  const set = await readParameters(db, [RERATE_PARAMETER], asked)
  return RerateParameter.parse(set.get(RERATE_PARAMETER) ?? RERATE_DELIVERED).allowed
}
