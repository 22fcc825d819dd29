import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { managedRegion } from '@portal/shared-lib/contract/region-admin'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { isRegionToday } from '../../platform/tables/valid'

type Answer = CallAnswer<typeof managedRegion>

export async function readRegion(db: Db, regionCode: string): Promise<Answer> {
  const region = await regions(db).where('region.region_code', '=', regionCode).executeTakeFirst()
  const lower = await regions(db).where('region.parent_code', '=', regionCode).execute()
  return { region: region ?? noRegion(), lower, organisations: await organisationsIn(db, regionCode) }
}

export const noRegion = (): never => refuse('notFound', { what: '行政区划' })

/** Organisations in use that lie in a region itself. */
export async function organisationsIn(db: Db, regionCode: string): Promise<number> {
  const { count } = await db
    .selectFrom('organisation')
    .where('region_code', '=', regionCode)
    .where('in_use', '=', true)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const regions = (db: Db) =>
  db
    .selectFrom('region')
    .leftJoin('region as successor', 'successor.region_code', 'region.replaced_by')
    .orderBy('region.sort_no')
    .orderBy('region.region_code')
    .select([
      'region.region_code as regionCode',
      'region.region_name as regionName',
      'region.region_type as regionType',
    ])
    .select(['region.valid_from as validFrom', 'region.valid_to as validTo', isRegionToday().as('isCurrent')])
    .select(eb => [
      eb.fn.coalesce('region.replaced_by', eb.val('')).as('replacedBy'),
      eb.fn.coalesce('successor.region_name', eb.val('')).as('replacedByName'),
    ])
