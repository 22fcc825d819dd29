import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { scanBatches } from '@portal/shared-lib/contract/recognition'
import { sql } from 'kysely'
import { STATE } from '../../petitions/record/states'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { ENTRY } from '../registration/waiting'

/** Days: what was scanned before is no batch that anybody works on. */
const RECENT_DAYS = 60
const DAY_MS = 86_400_000

/** How far the department is with each batch in which letters still wait. */
export const listBatches = (db: Db, caller: Caller, at: Date): Promise<CallAnswer<typeof scanBatches>> =>
  db
    .selectFrom('petition')
    .where('province_code', '=', caller.provinceCode)
    .where('register_org_id', '=', caller.orgId)
    .where('register_dept_id', '=', caller.deptId)
    .where('registered_at', '>=', new Date(at.getTime() - RECENT_DAYS * DAY_MS))
    .where('entry_mode', '=', ENTRY.scan)
    .where('source_no', '<>', '')
    .where('state', '<>', STATE.void)
    .groupBy('source_no')
    .having(sql<boolean>`bool_or(state = ${STATE.toRegister})`)
    .orderBy(sql`min(registered_at)`)
    .select('source_no as batch')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where state <> ${STATE.toRegister}))::int`.as('done'),
    ])
    .execute()
