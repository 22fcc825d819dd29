import type { CallAnswer } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/tables'
import type { Db } from '../database/connect'
import { type Route, route } from '../route'
import { readRegions, readRootRegions } from './regions'
import { isChoosable } from './valid'

const codeTable = route(contract.codeTable, [], ({ args, db }) => readCodeTable(db, args.tableName, args.codeId))

const regions = route(contract.regions, [], ({ args, caller, db }) =>
  args.parentCode
    ? readRegions(db, args.parentCode, args.orgName)
    : readRootRegions(db, caller.provinceCode, args.orgName),
)

export const routes: Route[] = [codeTable, regions]

/** The codes of a table that are in use, in their order; with `below`, those directly below that code. */
async function readCodeTable(
  db: Db,
  tableName: string,
  below: string | undefined,
): Promise<CallAnswer<typeof contract.codeTable>> {
  const codes = db
    .selectFrom('code_item')
    .where('table_name', '=', tableName)
    .where(isChoosable())
    .orderBy('sort_no')
    .orderBy('code_id')
    .select(['code_id as codeId', 'code_name as codeName', 'parent_id as parentId'])
  return await (below ? codes.where('parent_id', '=', below) : codes).execute()
}
