import { WARNING_DAYS } from '../../../platform/calendar/warning-days'
import type { Db } from '../../../platform/database/connect'
import { type ParameterQuery, readParameters } from '../../../platform/parameters/read'
import { type WarningDays, WarningDaysParameter } from './threshold'

/** Names of the parameters. */
export const WARNING_PARAMETERS: Readonly<Record<keyof WarningDays, string>> = {
  department: 'warn.department',
  unit: 'warn.unit',
  safe: 'warn.safe',
  evaluation: 'warn.evaluation',
}

/** As the nearest region has set them; what none has set is as delivered. */
export async function readWarningDays(db: Db, asked: ParameterQuery): Promise<WarningDays> {
  const set = await readParameters(db, Object.values(WARNING_PARAMETERS), asked)
  const daysOf = (key: keyof WarningDays) =>
    WarningDaysParameter.parse(set.get(WARNING_PARAMETERS[key]) ?? WARNING_DAYS[key])
  return {
    department: daysOf('department'),
    unit: daysOf('unit'),
    safe: daysOf('safe'),
    evaluation: daysOf('evaluation'),
  }
}
