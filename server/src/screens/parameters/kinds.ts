import type { z } from 'zod'
import { WARNING_PARAMETERS } from '../../petitions/clocks/lamps/days'
import { type WarningDays, WarningDaysParameter } from '../../petitions/clocks/lamps/threshold'
import { ClockParameter } from '../../petitions/clocks/terms'
import { CLOCK_TYPES, CLOCKS } from '../../petitions/clocks/types'
import { URGE_DELIVERED, URGE_PARAMETER, UrgeParameter } from '../../petitions/urging/urges/urge-auto'
import { WARNING_DAYS } from '../../platform/calendar/warning-days'
import { QUOTA, QUOTA_PARAMETER, QuotaParameter } from '../../platform/files/quota'
import { LIMIT_NAMES, PERSON_LIMITS, PersonLimitParameter } from '../../platform/http/limits/person-limits'
import { RERATE_DELIVERED, RERATE_PARAMETER, RerateParameter } from '../../workflow/closing/rerating'
import { HAND, HAND_PARAMETER, HandParameter } from '../kanban/lanes'

interface Kind {
  /** What its value has to look like. */
  readonly schema: z.ZodType
  /** What holds where no region has set it. */
  readonly delivered: unknown
}

const WARNINGS = Object.keys(WARNING_PARAMETERS) as (keyof WarningDays)[]

/** Every parameter that a region may set, by its name. */
export const PARAMETERS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...CLOCK_TYPES.map((type): [string, Kind] => {
    const { param, length, unit } = CLOCKS[type]
    return [param, { schema: ClockParameter, delivered: { length, unit } }]
  }),
  ...WARNINGS.map((key): [string, Kind] => [
    WARNING_PARAMETERS[key],
    { schema: WarningDaysParameter, delivered: WARNING_DAYS[key] },
  ]),
  [URGE_PARAMETER, { schema: UrgeParameter, delivered: URGE_DELIVERED }],
  [RERATE_PARAMETER, { schema: RerateParameter, delivered: RERATE_DELIVERED }],
  [HAND_PARAMETER, { schema: HandParameter, delivered: HAND }],
  [QUOTA_PARAMETER, { schema: QuotaParameter, delivered: QUOTA }],
  ...LIMIT_NAMES.map((name): [string, Kind] => [
    name,
    { schema: PersonLimitParameter, delivered: PERSON_LIMITS[name] },
  ]),
])
