import type { z } from 'zod'
import { WARNING_PARAMETERS } from '../../petitions/clocks/lamps/days'
import { WarningDaysParameter } from '../../petitions/clocks/lamps/threshold'
import { ClockParameter } from '../../petitions/clocks/terms'
import { CLOCK_TYPES, CLOCKS } from '../../petitions/clocks/types'
import { URGE_PARAMETER, UrgeParameter } from '../../petitions/urging/urges/urge-auto'
import { QUOTA_PARAMETER, QuotaParameter } from '../../platform/files/quota'
import { LIMIT_NAMES, PersonLimitParameter } from '../../platform/http/limits/person-limits'
import { RERATE_PARAMETER, RerateParameter } from '../../workflow/closing/rerating'

/** Every parameter that a region may set, and what its value has to look like. */
export const PARAMETERS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...CLOCK_TYPES.map(type => [CLOCKS[type].param, ClockParameter] as const),
  ...Object.values(WARNING_PARAMETERS).map(name => [name, WarningDaysParameter] as const),
  [URGE_PARAMETER, UrgeParameter],
  [RERATE_PARAMETER, RerateParameter],
  [QUOTA_PARAMETER, QuotaParameter],
  ...LIMIT_NAMES.map(name => [name, PersonLimitParameter] as const),
])
