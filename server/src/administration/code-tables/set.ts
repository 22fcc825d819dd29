import type { moveCodeItem, saveCodeItem } from '@portal/shared-lib/contract/code-tables'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { CODE_TEXTS } from '@portal/shared-lib/contract/rules/code-tables'
import type { Author } from '../../platform/audit/author'
import { changed } from '../../platform/audit/changed'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseField } from '../../platform/refusal'

type Saved = CallInput<typeof saveCodeItem>

/** Adds a code, or changes its name, whether it can be chosen, and from which day until which. */
export async function saveItem(db: Db, saved: Saved, by: Author) {
  const { tableName, codeId, codeName, inUse, validFrom, validTo, parentId, isNew } = saved
  const items = await lockTable(db, tableName)
  const was = items.find(item => item.code_id === codeId)
  const is = { code_name: codeName, in_use: inUse, valid_from: validFrom, valid_to: validTo }
  if (isNew) {
    if (was) refuseField(CODE_TEXTS.known, 'dm')
    if (parentId !== null && !items.some(item => item.code_id === parentId)) refuseField(CODE_TEXTS.parent, 'sjdm')
    const last = Math.max(...items.map(({ sort_no }) => sort_no))
    const added = { ...is, parent_id: parentId, sort_no: last + 1, set_by_officer: true }
    await db
      .insertInto('code_item')
      .values({ table_name: tableName, code_id: codeId, ...added })
      .execute()
    return await record(db, tableName, codeId, { is: { ...is, parent_id: parentId } }, by)
  }
  if (!was) return refuse('notFound', { what: '代码' })
  const { before, after } = changed(was, is)
  if (Object.keys(after).length === 0) return
  await set(db, tableName, codeId, is)
  await record(db, tableName, codeId, { was: before, is: after }, by)
}

/** Exchanges a code's place with that of its neighbour below the same code; at the end it stays where it is. */
export async function moveItem(db: Db, { tableName, codeId, toward }: CallInput<typeof moveCodeItem>, by: Author) {
  const items = await lockTable(db, tableName)
  const moved = items.find(item => item.code_id === codeId) ?? refuse('notFound', { what: '代码' })
  const beside = items.filter(({ parent_id }) => parent_id === moved.parent_id)
  const neighbour = beside[beside.indexOf(moved) + (toward === 'up' ? -1 : 1)]
  if (!neighbour) return
  const place = { was: { sort_no: moved.sort_no }, is: { sort_no: neighbour.sort_no } }
  await set(db, tableName, codeId, place.is)
  await set(db, tableName, neighbour.code_id, place.was)
  await record(db, tableName, codeId, place, by)
}

/** The codes of a table in their order; two officers change it one after the other. */
async function lockTable(db: Db, tableName: string) {
  const items = await db
    .selectFrom('code_item')
    .where('table_name', '=', tableName)
    .orderBy('sort_no')
    .orderBy('code_id')
    .select(['code_id', 'code_name', 'in_use', 'valid_from', 'valid_to', 'parent_id', 'sort_no'])
    .forUpdate()
    .execute()
  return items.length > 0 ? items : refuse('notFound', { what: '代码表' })
}

interface Change {
  readonly code_name?: string
  readonly in_use?: boolean
  readonly valid_from?: string | null
  readonly valid_to?: string | null
  readonly sort_no?: number
}

const set = (db: Db, tableName: string, codeId: string, change: Change) =>
  db
    .updateTable('code_item')
    .set({ ...change, set_by_officer: true })
    .where('table_name', '=', tableName)
    .where('code_id', '=', codeId)
    .execute()

type Recorded = Pick<Parameters<typeof recordSetting>[1], 'was' | 'is'>

const record = (db: Db, tableName: string, codeId: string, change: Recorded, by: Author) =>
  recordSetting(
    db,
    { action: 'setCodeItem', objectType: 'codeItem', objectId: `${tableName} ${codeId}`, ...change },
    by,
  )
