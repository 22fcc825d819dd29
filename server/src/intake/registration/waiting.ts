import type { Selectable } from 'kysely'
import { petitionsVisibleTo, refusePetition } from '../../petitions/record/scope'
import { STATE } from '../../petitions/record/states'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import { isRowId } from '../../platform/paging/row-id'

/** How what waits has come. */
export const ENTRY = { scan: '3', import: '4' } as const

export type WaitingRow = Selectable<Database['petition']>

/** What a petition is while nobody has registered it: what is known, and an organisation's place for what is not. */
export interface Arrival {
  readonly channel: string
  readonly day: string
  readonly at: Date
  readonly personCount?: number
  readonly summary?: string
}

/** The columns of a petition that waits to be registered with the caller's organisation. */
export const waitingColumns = (caller: Caller, { channel, day, at, personCount = 1, summary = '' }: Arrival) => ({
  province_code: caller.provinceCode,
  petition_no: '',
  state: STATE.toRegister,
  channel,
  petition_date: day,
  registered_at: at,
  register_org_id: caller.orgId,
  register_dept_id: caller.deptId,
  register_person_id: caller.personId,
  anonymous: false,
  person_count: personCount,
  place_region: caller.regionCode,
  purpose: '',
  category: '',
  summary,
})

/** What waits, locked until the transaction ends; refused alike where there is none and where it is another office's. */
export async function lockWaiting(db: Db, caller: Caller, petitionId: string): Promise<WaitingRow> {
  if (!isRowId(petitionId)) refusePetition()
  const found = await waitingOf(db, caller)
    .where('petition.id', '=', petitionId)
    .forUpdate('petition')
    .executeTakeFirst()
  return found ?? refusePetition()
}

const waitingOf = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .where('petition.register_org_id', '=', caller.orgId)
    .where('petition.state', '=', STATE.toRegister)
    .selectAll('petition')
