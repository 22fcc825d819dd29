import { type RawBuilder, sql } from 'kysely'
import { digitsOf } from '../../petitions/access/organisations'
import { liesIn } from '../../petitions/record/counted-rows'
import type { Asked } from '../asked'

/** By what parts that are kept are told apart. Where they are by place, each region is read from what the province has. */
export interface Grain {
  readonly scope: RawBuilder<boolean>
  readonly key: RawBuilder<unknown>
  /** What tells several keys of a fact apart. */
  readonly joins: RawBuilder<unknown>
  readonly place: RawBuilder<unknown>
  readonly has: (place: string) => boolean
  readonly keyOf: (key: string | null, place: string) => string | null
}

/** Digits of a county's code. */
const COUNTY = 6

const inRegion = (scope: RawBuilder<boolean>, region: string) => sql<boolean>`(${scope} and ${liesIn(region)})`
const asIs = (key: string | null) => key
const NO_ROWS = sql`null::text`
const NO_JOINS = sql``

/** As it is asked, no finer. */
export const coarse = ({ scope, rows }: Asked): Grain => ({
  scope: scope.sql,
  key: rows ? sql`(${rows.key})::text` : NO_ROWS,
  joins: rows?.joins ?? NO_JOINS,
  place: sql`''::text`,
  has: () => true,
  keyOf: asIs,
})

/** By counties, of those in a region. What lies within one is as it is asked. */
export function fine(asked: Asked, region: string): Grain {
  const { scope, rows } = asked
  const stem = scope.parts?.region ? digitsOf(scope.parts.region) : ''
  const isWithinCounty = Math.max(stem.length, region.length, rows?.ofPlace?.digits ?? 0) > COUNTY
  if (!scope.parts || isWithinCounty)
    return region ? { ...coarse(asked), scope: inRegion(scope.sql, region) } : coarse(asked)
  const ofPlace = rows?.ofPlace?.key
  return {
    scope: scope.parts.rest,
    key: ofPlace || !rows ? NO_ROWS : sql`(${rows.key})::text`,
    joins: rows?.joins ?? NO_JOINS,
    place: sql`left(fact.place_region, ${sql.lit(COUNTY)})`,
    has: place => place.startsWith(stem) && place.startsWith(region),
    keyOf: ofPlace ? (_, place) => ofPlace(place) : asIs,
  }
}
