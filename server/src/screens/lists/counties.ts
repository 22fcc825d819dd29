import { type RawBuilder, sql } from 'kysely'
import { type By, conditionSql, type Filter } from './conditions'
import type { View } from './view'

/** SQL of the counties, `county`, to one of which a filter confines a list; undefined where it leaves them open. */
export function countiesOf(view: View, filter: Filter | undefined, by: By): RawBuilder<unknown> | undefined {
  const place = filter?.join === 'and' && filter.conditions.find(({ field }) => view.fields[field]?.kind === 'region')
  const field = place && view.fields[place.field]
  if (!field || !view.ofPetitions) return undefined
  const ofRegion = { ...field, value: sql.ref('region.region_code') }
  return sql`(select distinct left(region_code, 6) as county from region
    where ${conditionSql(ofRegion, place, by)})`
}
