import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { codeTable } from '@portal/shared-lib/contract/tables'
import type { Db } from '../database/connect'
import { isChoosable } from './valid'

/** The codes of a table that are in use, in their order; with `below`, those directly below that code. */
export async function readCodeTable(
  db: Db,
  tableName: string,
  below: string | undefined,
): Promise<CallAnswer<typeof codeTable>> {
  const codes = db
    .selectFrom('code_item')
    .where('table_name', '=', tableName)
    .where(isChoosable())
    .orderBy('sort_no')
    .orderBy('code_id')
    .select(['code_id as codeId', 'code_name as codeName', 'parent_id as parentId'])
  return await (below ? codes.where('parent_id', '=', below) : codes).execute()
}
