import type { destinations } from '@portal/shared-lib/contract/choices'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { getPetition } from '../../../petitions/record/scope'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { accusedAmong } from './accused'
import { candidatesFor } from './candidates'
import { regionsBelow } from './regions-below'
import { type Suggested, suggested } from './suggested'
import { type Candidates, inRegion, named, type Unit } from './units'

type Asked = CallInput<typeof destinations>
type Answer = CallAnswer<typeof destinations>

const ACCUSED = '不得将检举控告材料转至被反映单位'

/** To whom the caller can hand a petition over: a level of the tree, what a name finds, or one alone. */
export async function readDestinations(db: Db, caller: Caller, asked: Asked): Promise<Answer> {
  const petition = await getPetition(db, caller, asked.petitionNo)
  const { candidates, isWithinRegion } = await candidatesFor(db, caller, asked.place)
  const regionCode = asked.regionCode ?? caller.regionCode
  const isLevel = !asked.orgId && !asked.name
  const units = await wanted(candidates, asked, isWithinRegion ? regionCode : undefined)
  const isFirst = isLevel && !asked.regionCode
  const recent = isFirst ? await suggested(db, caller, candidates, petition) : []
  const accused = await accusedAmong(db, petition.accused_org_id, [...units, ...recent])
  const shown = (unit: Suggested) => ({ ...unit, problem: accused.has(unit.orgId) ? ACCUSED : '' })
  return {
    regions: isLevel && isWithinRegion ? await regionsBelow(db, regionCode) : [],
    units: units.map(unit => shown({ ...unit, reason: '' })),
    recent: recent.map(shown),
  }
}

async function wanted(candidates: Candidates, { orgId, name }: Asked, regionCode: string | undefined): Promise<Unit[]> {
  if (orgId) return await candidates.where('organisation.id', '=', orgId).execute()
  return name ? await named(candidates, name) : await inRegion(candidates, regionCode)
}
