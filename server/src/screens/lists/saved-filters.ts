import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { savedFilters, type saveFilter } from '@portal/shared-lib/contract/lists'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Log, storedOr } from '../../platform/http/stored-or'
import { isRowId } from '../../platform/paging/row-id'
import { refuse, refuseRule } from '../../platform/refusal'

const MOST = 50
const MOST_FOUND = 200

type Listed = CallAnswer<typeof savedFilters>

/**
 * The caller's saved filters of a list, then those that colleagues share. One that does not fit today's filters would find
 * something else than its name says: it is left out, and the log says why. Saving under its name replaces it.
 */
export async function readFilters(db: Db, caller: Caller, viewId: string, log: Log): Promise<Listed> {
  const rows = await db
    .selectFrom('saved_filter')
    .innerJoin('person', 'person.id', 'saved_filter.person_id')
    .where('view_id', '=', viewId)
    .where(eb => eb.or([eb('person_id', '=', caller.personId), eb('shared_org_id', '=', caller.orgId)]))
    .orderBy(sql`person_id <> ${caller.personId}`)
    .orderBy('name')
    .orderBy('saved_filter.id')
    .limit(MOST_FOUND)
    .select(['saved_filter.id as filterId', 'name', 'content', 'person_id', 'user_name', 'shared_org_id'])
    .execute()
  return rows.flatMap(({ content, person_id, user_name, shared_org_id, ...row }) => {
    const owner = person_id === caller.personId ? '' : user_name
    const filter = { ...(content as object), ...row, owner, shared: shared_org_id !== null }
    return storedOr(
      log,
      { filter: row.filterId },
      () => [savedFilters.answer.element.parse(filter)],
      () => [],
    )
  })
}

/** Saves a filter in the place of that of the same name; answers its id. */
export async function storeFilter(db: Db, caller: Caller, asked: CallInput<typeof saveFilter>, at: Date) {
  const { viewId, name, filter, sort, shared } = asked
  const others = await ownFilters(db, caller, viewId).where('name', '<>', name).select('id').execute()
  if (others.length >= MOST) refuseRule(`每个列表最多保存${MOST}个筛选，请先删除不用的筛选`)
  const content = JSON.stringify({ filter, sort })
  const saved = { content, saved_at: at, shared_org_id: shared ? caller.orgId : null }
  const { id: filterId } = await db
    .insertInto('saved_filter')
    .values({ person_id: caller.personId, view_id: viewId, name, ...saved })
    .onConflict(row => row.columns(['person_id', 'view_id', 'name']).doUpdateSet(saved))
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
