import * as contract from '@portal/shared-lib/contract/code-tables'
import { authorOf } from '../../platform/audit/author'
import { type Route, route } from '../../platform/route'
import { listItems, listTables, tablePast } from './list'
import { moveItem, saveItem } from './set'
import { usesOf } from './uses'

/** The page of the system's officer (R91). */
const PAGE = ['sys/codeTable']

export const routes: Route[] = [
  route(contract.codeTables, PAGE, async ({ db, services }) => ({ list: await listTables(db, services.config) })),
  route(contract.codeItems, PAGE, async ({ args, db }) => ({ list: await listItems(db, args.tableName) })),
  route(contract.codeHistory, PAGE, async ({ args, db }) => ({ list: await tablePast(db, args.tableName) })),
  route(contract.previewCodeItem, PAGE, ({ args, caller, db }) => usesOf(db, caller.provinceCode, args)),
  route(contract.saveCodeItem, PAGE, async ask => {
    await saveItem(ask.db, ask.args, authorOf(ask))
    return null
  }),
  route(contract.moveCodeItem, PAGE, async ask => {
    await moveItem(ask.db, ask.args, authorOf(ask))
    return null
  }),
]
