import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { chargeOf, inCharge } from './in-charge'
import type { Candidates, Unit } from './units'

const REGION_DIGITS = 12
/** Digits of a county's and of a city's code. */
const LEVELS = [6, 4]

/** The petition departments of a place's county and city, the nearer first. */
async function ofPlace(candidates: Candidates, placeRegion: string): Promise<Unit[]> {
  const codes = LEVELS.map(digits => placeRegion.slice(0, digits).padEnd(REGION_DIGITS, '0'))
  return await candidates
    .where('is_petition', '=', true)
    .where('region_code', 'in', codes)
    .orderBy('region_code', 'desc')
    .execute()
}

/** Hand-overs looked at, and organisations shown. */
const LOOKED_AT = 200
const SHOWN = 6

/** To whom the caller's organisation has handed over most of late. */
async function lately(db: Db, caller: Caller, candidates: Candidates): Promise<Unit[]> {
  const sent = await db
    .selectFrom('handling_step')
    .where('province_code', '=', caller.provinceCode)
    .where('from_org_id', '=', caller.orgId)
    .orderBy('petition_id', 'desc')
    .limit(LOOKED_AT)
    .select('to_org_id')
    .execute()
  const counts = new Map<string, number>()
  for (const { to_org_id: id } of sent) counts.set(id, (counts.get(id) ?? 0) + 1)
  const ids = [...counts].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
  if (ids.length === 0) return []
  const units = await candidates.where('organisation.id', 'in', ids).execute()
  return units.toSorted((a, b) => ids.indexOf(a.orgId) - ids.indexOf(b.orgId)).slice(0, SHOWN)
}

export interface Suggested extends Unit {
  /** Why it is suggested. */
  readonly reason: string
}

interface About {
  readonly place_region: string
  readonly category: string
}

/**
 * To whom a petition may have to go: who is in charge of its category where it happened, the petition departments there,
 * and those to whom much is sent. Each once, with all that speaks for it.
 */
export async function suggested(db: Db, caller: Caller, candidates: Candidates, about: About): Promise<Suggested[]> {
  const charge = await chargeOf(db, about.category)
  const charged = charge ? await inCharge(candidates, charge.word, about.place_region) : []
  return merged([
    ...charged.map(unit => ({ ...unit, reason: `主管问题属地的“${charge?.categoryName}”` })),
    ...(await ofPlace(candidates, about.place_region)).map(unit => ({ ...unit, reason: '问题属地的信访部门' })),
    ...(await lately(db, caller, candidates)).map(unit => ({ ...unit, reason: '近来常转送' })),
  ])
}

function merged(units: readonly Suggested[]): Suggested[] {
  const byId = new Map<string, Suggested>()
  for (const unit of units) {
    const known = byId.get(unit.orgId)
    byId.set(unit.orgId, known ? { ...known, reason: `${known.reason}，${unit.reason}` } : unit)
  }
  return [...byId.values()]
}
