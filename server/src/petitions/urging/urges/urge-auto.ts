import { z } from 'zod'
import type { Db } from '../../../platform/database/connect'
import { type ParameterQuery, readParameters } from '../../../platform/parameters/read'

export const URGE_PARAMETER = 'urge.auto'

/** At which lamps the system urges by itself. */
export const UrgeParameter = z.strictObject({ yellow: z.boolean(), red: z.boolean() })

type UrgeAuto = z.output<typeof UrgeParameter>

export const URGE_DELIVERED: UrgeAuto = { yellow: false, red: true }

/** As the organisation has set it in whose name the system urges, else the nearest region of whoever is urged. */
export async function readUrgeAuto(db: Db, fromOrgId: string, asked: ParameterQuery): Promise<UrgeAuto> {
  const own = await db
    .selectFrom('urge_setting')
    .where('org_id', '=', fromOrgId)
    .select(['yellow', 'red'])
    .executeTakeFirst()
  if (own) return own
  const set = await readParameters(db, [URGE_PARAMETER], asked)
  return UrgeParameter.parse(set.get(URGE_PARAMETER) ?? URGE_DELIVERED)
}
