import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { savedFilters, type saveFilter } from '@portal/shared-lib/contract/lists'
import type { Db } from '../database/connect'
import { refuse, refuseRule } from '../http/refusal'
import type { Caller } from '../identity/caller'
import { isRowId } from '../paging/row-id'

const MOST = 50

/** The caller's saved filters of a list. */
export async function readFilters(db: Db, caller: Caller, viewId: string): Promise<CallAnswer<typeof savedFilters>> {
  const rows = await ownFilters(db, caller, viewId)
    .orderBy('name')
    .select(['id as filterId', 'name', 'content'])
    .execute()
  return rows.map(({ content, ...row }) => savedFilters.answer.element.parse({ ...row, ...(content as object) }))
}

/** Saves a filter in the place of that of the same name; answers its id. */
export async function storeFilter(db: Db, caller: Caller, asked: CallInput<typeof saveFilter>, at: Date) {
  const { viewId, name, filter, sort } = asked
  const others = await ownFilters(db, caller, viewId).where('name', '<>', name).select('id').execute()
  if (others.length >= MOST) refuseRule(`每个列表最多保存${MOST}个筛选，请先删除不用的筛选`)
  const content = JSON.stringify({ filter, sort })
  const { id: filterId } = await db
    .insertInto('saved_filter')
    .values({ person_id: caller.personId, view_id: viewId, name, content, saved_at: at })
    .onConflict(row => row.columns(['person_id', 'view_id', 'name']).doUpdateSet({ content, saved_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { filterId }
}

export async function deleteFilter(db: Db, { personId }: Caller, filterId: string): Promise<void> {
  if (!isRowId(filterId)) refuseFilter()
  const { numDeletedRows } = await db
    .deleteFrom('saved_filter')
    .where('id', '=', filterId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) refuseFilter()
}

const ownFilters = (db: Db, { personId }: Caller, viewId: string) =>
  db.selectFrom('saved_filter').where('person_id', '=', personId).where('view_id', '=', viewId)

const refuseFilter = (): never => refuse('notFound', { what: '筛选' })
