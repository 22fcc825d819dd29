import { getOffice } from '../../../people/organisations/office'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { receiving } from './units'

/** Who can receive what the caller hands over, and whether that is by region. */
export async function candidatesFor(db: Db, caller: Caller, place: 'below' | 'aside') {
  const { isBureau } = await getOffice(db, caller.orgId)
  const isWithinRegion = place === 'aside' || isBureau
  return { isWithinRegion, candidates: receiving(db, caller, { isWithinRegion, place }) }
}
