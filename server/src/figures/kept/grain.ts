import { type RawBuilder, sql } from 'kysely'
import { digitsOf } from '../../petitions/access/organisations'
import type { Asked } from '../asked'

/** By what parts that are kept are told apart. Where they are by place, each region is read from what the province has. */
export interface Grain {
  readonly scope: RawBuilder<boolean>
  readonly key: RawBuilder<unknown>
  readonly place: RawBuilder<unknown>
  readonly has: (place: string) => boolean
  readonly keyOf: (key: string | null, place: string) => string | null
}

/** Digits of a county's code, and of a town's. */
const COUNTY = 6
const TOWN = 9

const asIs = (key: string | null) => key
const NO_ROWS = sql`null::text`

/** As it is asked, no finer. */
export const coarse = ({ scope, rows }: Asked): Grain => ({
  scope: scope.sql,
  key: rows ? sql`(${rows.key})::text` : NO_ROWS,
  place: sql`''::text`,
  has: () => true,
  keyOf: asIs,
})

/** By counties; by towns where the place alone tells the row. Villages are as they are asked. */
export function fine(asked: Asked): Grain {
  const { scope, rows } = asked
  const digits = rows?.ofPlace ? TOWN : COUNTY
  const stem = scope.parts?.region ? digitsOf(scope.parts.region) : ''
  if (!scope.parts || stem.length > digits || (rows?.ofPlace?.digits ?? 0) > digits) return coarse(asked)
  const ofPlace = rows?.ofPlace?.key
  return {
    scope: scope.parts.rest,
    key: ofPlace || !rows ? NO_ROWS : sql`(${rows.key})::text`,
    place: sql`left(fact.place_region, ${sql.lit(digits)})`,
    has: place => place.startsWith(stem),
    keyOf: ofPlace ? (_, place) => ofPlace(place) : asIs,
  }
}
