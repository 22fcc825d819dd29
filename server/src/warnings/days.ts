import { WARNING_DAYS } from '../calendar/warning-days'
import type { Db } from '../database/connect'
import { type Asked, readParameters } from '../parameters/read'
import { daysLeft, type WarningDays, WarningDaysParameter } from './threshold'

/** Names of the parameters. */
export const WARNING_PARAMETERS: Readonly<Record<keyof WarningDays, string>> = {
  department: 'warn.department',
  unit: 'warn.unit',
  safe: 'warn.safe',
  evaluation: 'warn.evaluation',
}

/** As the nearest region has set them; what none has set is as delivered. */
export async function readWarningDays(db: Db, asked: Asked): Promise<WarningDays> {
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

/** No limit with its extension and pauses is expected to last longer, in days. */
const LONGEST = 180

/** The most days left at which any region warns, now or at any other time. */
export async function readMostWarningDays(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('rule_param')
    .where('name', 'in', [WARNING_PARAMETERS.department, WARNING_PARAMETERS.unit])
    .select('value')
    .distinct()
    .execute()
  return Math.max(WARNING_DAYS.unit, ...rows.map(({ value }) => daysLeft(WarningDaysParameter.parse(value), LONGEST)))
}
