import { type renameTable, savedTables, type saveTable } from '@portal/shared-lib/contract/cross-tables'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Log, storedOr } from '../../platform/http/stored-or'
import { isRowId } from '../../platform/paging/row-id'
import { refuseRule } from '../../platform/refusal'

const MOST = 50
const MOST_FOUND = 200

/** One's own first, then what others share. One that no longer fits is left out, and the log says why. */
export async function readSaved(db: Db, caller: Caller, log: Log): Promise<CallAnswer<typeof savedTables>> {
  const rows = await db
    .selectFrom('saved_table')
    .innerJoin('person', 'person.id', 'saved_table.person_id')
    .where('province_code', '=', caller.provinceCode)
    .where(row =>
      row.or([
        row('person_id', '=', caller.personId),
        row('sharing', '=', 'all'),
        row.and([row('sharing', '=', 'office'), row('org_id', '=', caller.orgId)]),
      ]),
    )
    .orderBy(sql`person_id <> ${caller.personId}`)
    .orderBy('name')
    .orderBy('saved_table.id')
    .limit(MOST_FOUND)
    .select(['saved_table.id as savedId', 'name', 'query', 'sharing', 'person_id', 'user_name'])
    .execute()
  return rows.flatMap(({ person_id, user_name, ...row }) =>
    storedOr(
      log,
      { table: row.savedId },
      () => [savedTables.answer.element.parse({ ...row, owner: person_id === caller.personId ? '' : user_name })],
      () => [],
    ),
  )
}

/** Saves in the place of one's own of the same name. */
export async function saveOwn(db: Db, caller: Caller, { name, query, sharing }: CallInput<typeof saveTable>, at: Date) {
  const others = await ownOf(db, caller).where('name', '<>', name).select('id').execute()
  if (others.length >= MOST) refuseRule(`最多保存${MOST}个，请先删除不用的`)
  const saved = { query: JSON.stringify(query), sharing, org_id: caller.orgId, saved_at: at }
  const { id: savedId } = await db
    .insertInto('saved_table')
    .values({ province_code: caller.provinceCode, person_id: caller.personId, name, ...saved })
    .onConflict(row => row.columns(['province_code', 'person_id', 'name']).doUpdateSet(saved))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { savedId }
}

export async function renameOwn(db: Db, caller: Caller, { savedId, name, sharing }: CallInput<typeof renameTable>) {
  if (!isRowId(savedId)) refuseSaved()
  if (await ownOf(db, caller).where('name', '=', name).where('id', '<>', savedId).select('id').executeTakeFirst())
    refuseRule('已有同名的，请换一个名称')
  const { numUpdatedRows } = await db
    .updateTable('saved_table')
    .set({ name, sharing, org_id: caller.orgId })
    .where('id', '=', savedId)
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .executeTakeFirst()
  if (!numUpdatedRows) refuseSaved()
  return null
}

export async function removeOwn(db: Db, caller: Caller, savedId: string) {
  if (!isRowId(savedId)) refuseSaved()
  const { numDeletedRows } = await db
    .deleteFrom('saved_table')
    .where('id', '=', savedId)
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .executeTakeFirst()
  if (!numDeletedRows) refuseSaved()
  return null
}

/** Of one's own; refused where there is none. */
export async function requireOwn(db: Db, caller: Caller, savedId: string): Promise<void> {
  const own = isRowId(savedId) && (await ownOf(db, caller).where('id', '=', savedId).select('id').executeTakeFirst())
  if (!own) refuseSaved()
}

/** What is another's and what is not there are alike. */
const refuseSaved = (): never => refuseRule('不存在或已删除')

const ownOf = (db: Db, { provinceCode, personId }: Caller) =>
  db.selectFrom('saved_table').where('province_code', '=', provinceCode).where('person_id', '=', personId)
