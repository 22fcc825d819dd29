import { Table as FrozenTable } from '@portal/shared-lib/contract/stats'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { DateMode, Table } from '../conditions'
import type { Period } from '../periods'

/** Which figures: of an office there is one such set, or none. */
export interface FrozenKey extends Period {
  readonly id: string
  readonly dateMode: DateMode
}

export interface Kept {
  readonly by: string
  readonly at: string
  readonly table: Table
}

/** Figures of an office are those of its whole region: who counts less of it does not see them. */
export const seesFrozen = ({ scopes }: Caller): boolean => scopes.includes('REGION_TREE')

/** What the caller's office has frozen, where the caller may see it. */
export async function findKept(db: Db, caller: Caller, key: FrozenKey): Promise<Kept | undefined> {
  if (!seesFrozen(caller)) return undefined
  const found = await db
    .selectFrom('frozen_figures')
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', '=', caller.orgId)
    .where('report', '=', key.id)
    .where('from_on', '=', key.from)
    .where('to_on', '=', key.to)
    .where('date_mode', '=', key.dateMode)
    .select(['figures', 'frozen_name as by', 'frozen_at as at'])
    .executeTakeFirst()
  return found && { by: found.by, at: dateTimeOf(found.at), table: FrozenTable.parse(found.figures) }
}
