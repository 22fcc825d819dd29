import { z } from 'zod'
import { recordAudit } from '../audit/record'
import type { Db } from '../database/connect'
import { findOrganisationIds } from '../organisations/by-code'
import { UrgeParameter } from './urge-auto'

/** Null leaves it to the region again. */
const Urging = z.strictObject({ organisation: z.string(), auto: UrgeParameter.nullable() })

/** Sets at which lamps the system urges in the name of organisations, all of a list or nothing; answers how many. */
export async function setUrging(db: Db, list: unknown): Promise<number> {
  const settings = Urging.array().parse(list)
  const codes = settings.map(({ organisation }) => organisation)
  const ids = await findOrganisationIds(db, codes)
  for (const { organisation, auto } of settings) await replace(db, ids.get(organisation) ?? '', auto)
  return settings.length
}

async function replace(db: Db, orgId: string, auto: z.output<typeof UrgeParameter> | null): Promise<void> {
  await db.deleteFrom('urge_setting').where('org_id', '=', orgId).execute()
  if (auto)
    await db
      .insertInto('urge_setting')
      .values({ org_id: orgId, ...auto })
      .execute()
  const audited = { action: 'setUrging', objectType: 'organisation', objectId: orgId }
  await recordAudit(db, { ...audited, address: 'command line' })
}
