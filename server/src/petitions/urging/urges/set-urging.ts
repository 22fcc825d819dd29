import { z } from 'zod'
import { findOrganisationIds } from '../../../people/organisations/by-code'
import { BY_COMMAND, type Given, reasonOf } from '../../../platform/audit/given'
import { recordSetting } from '../../../platform/audit/record-setting'
import type { Db } from '../../../platform/database/connect'
import { UrgeParameter } from './urge-auto'

/** Null leaves it to the region again. */
const Urging = z.strictObject({ organisation: z.string(), auto: UrgeParameter.nullable() })

/** Sets at which lamps the system urges in the name of organisations, all of a list or nothing; answers how many. */
export async function setUrging(db: Db, list: unknown, given: Given = BY_COMMAND): Promise<number> {
  const settings = Urging.array().parse(list)
  const codes = settings.map(({ organisation }) => organisation)
  const ids = await findOrganisationIds(db, codes)
  for (const { organisation, auto } of settings) await replace(db, ids.get(organisation) ?? '', auto, given)
  return settings.length
}

async function replace(
  db: Db,
  orgId: string,
  auto: z.output<typeof UrgeParameter> | null,
  given: Given,
): Promise<void> {
  const was = await db
    .deleteFrom('urge_setting')
    .where('org_id', '=', orgId)
    .returning(['yellow', 'red'])
    .executeTakeFirst()
  if (auto)
    await db
      .insertInto('urge_setting')
      .values({ org_id: orgId, ...auto })
      .execute()
  const audited = { action: 'setUrging', objectType: 'organisation', objectId: orgId }
  const is = { ...auto, ...reasonOf(given) }
  await recordSetting(db, { ...audited, was, is: Object.keys(is).length > 0 ? is : undefined }, given.by)
}
