import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { chargeOf, inCharge } from './in-charge'
import { lately } from './lately'
import { ofPlace } from './of-place'
import type { Candidates, Unit } from './units'

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
