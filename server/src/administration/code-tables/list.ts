import type { codeHistory, codeItems, codeTables } from '@portal/shared-lib/contract/code-tables'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/database/connect'
import { isChoosable } from '../../platform/tables/valid'

/** In the order of the province's files. */
export async function listTables(
  db: Db,
  { codeTables: tables }: Pick<Config, 'codeTables'>,
): Promise<CallAnswer<typeof codeTables>['list']> {
  const { rows } = await sql<{ table_name: string; total: number; in_use: number }>`
    select table_name, count(*)::int as total, count(*) filter (where ${isChoosable()})::int as in_use
    from code_item group by 1`.execute(db)
  return tables.map(({ table, name }) => {
    const counted = rows.find(({ table_name }) => table_name === table)
    return { tableName: table, title: name, total: counted?.total ?? 0, inUse: counted?.in_use ?? 0 }
  })
}

export const listItems = (db: Db, tableName: string): Promise<CallAnswer<typeof codeItems>['list']> =>
  db
    .selectFrom('code_item as item')
    .leftJoin('code_item as parent', join =>
      join.onRef('parent.table_name', '=', 'item.table_name').onRef('parent.code_id', '=', 'item.parent_id'),
    )
    .where('item.table_name', '=', tableName)
    .orderBy('item.sort_no')
    .orderBy('item.code_id')
    .select(['item.code_id as codeId', 'item.code_name as codeName', 'item.parent_id as parentId'])
    .select(eb => eb.fn.coalesce('parent.code_name', sql<string>`''`).as('parentName'))
    .select(['item.in_use as inUse', 'item.set_by_officer as isOwn', isChoosable('item').as('isChoosable')])
    .select(['item.valid_from as validFrom', 'item.valid_to as validTo'])
    .execute()

/** Rows of history that are shown. */
const MOST = 200

/** What the audit has of a table's codes, by the codes that there are: none is ever removed. */
export async function tablePast(db: Db, tableName: string): Promise<CallAnswer<typeof codeHistory>['list']> {
  const { rows } = await sql<Past>`
    select audit.id, at, coalesce(user_name, '') as person, code_id as "codeId", before, after
    from code_item join audit on object_id = concat(table_name, ' ', code_id) and object_id <> ''
        and action = 'setCodeItem'
      left join person on person.id = person_id
    where table_name = ${tableName} order by audit.id desc limit ${MOST}`.execute(db)
  return rows.map(({ at, before, after, ...row }) => ({ ...row, at: dateTimeOf(at), was: before, is: after }))
}

interface Past {
  readonly id: string
  readonly at: Date
  readonly person: string
  readonly codeId: string
  /** JSON. */
  readonly before: string
  readonly after: string
}
