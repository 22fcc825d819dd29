import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import type { Candidates, Unit } from './units'

/** Hand-overs looked at, and organisations shown. */
const LOOKED_AT = 200
const SHOWN = 6

/** To whom the caller's organisation has handed over most of late. */
export async function lately(db: Db, caller: Caller, candidates: Candidates): Promise<Unit[]> {
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
