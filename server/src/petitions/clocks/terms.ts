import { z } from 'zod'
import type { Db } from '../../platform/database/connect'
import { type ParameterQuery, readParameters } from '../../platform/parameters/read'
import { CLOCKS, type ClockType, type ClockUnit } from './types'

const MOST = 3650

/** What a region may set for a clock. */
export const ClockParameter = z.strictObject({
  length: z.int().min(0).max(MOST),
  unit: z.enum(['day', 'workday', 'hour']).optional(),
})

/** Length and unit of a clock in a region on a day: as the nearest region has set them, else the rule's own. */
export async function readLimit(
  db: Db,
  type: ClockType,
  asked: ParameterQuery,
): Promise<{ length: number; unit: ClockUnit }> {
  const { param, length, unit } = CLOCKS[type]
  const value = (await readParameters(db, [param], asked)).get(param)
  if (value === undefined) return { length, unit }
  const set = ClockParameter.parse(value)
  return { length: set.length, unit: set.unit ?? unit }
}
