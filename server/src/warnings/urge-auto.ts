import { z } from 'zod'
import type { Db } from '../database/connect'
import { type Asked, readParameters } from '../parameters/read'

export const URGE_PARAMETER = 'urge.auto'

/** At which lamps the system urges by itself. */
export const UrgeParameter = z.strictObject({ yellow: z.boolean(), red: z.boolean() })

const AS_DELIVERED = { yellow: false, red: true }

/** As the nearest region has set it. */
export async function readUrgeAuto(db: Db, asked: Asked): Promise<z.output<typeof UrgeParameter>> {
  const set = await readParameters(db, [URGE_PARAMETER], asked)
  return UrgeParameter.parse(set.get(URGE_PARAMETER) ?? AS_DELIVERED)
}
