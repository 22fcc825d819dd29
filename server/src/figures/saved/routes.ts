import * as contract from '@portal/shared-lib/contract/cross-tables'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { type Ask, type Route, route } from '../../platform/route'
import { countCross } from '../cross'
import { sheetOf } from '../sheet'
import { countingAs } from '../sight'
import { readSaved, removeOwn, renameOwn, saveOwn } from './store'

const PAGE = ['stat/reports']

const count = ({ db, caller, services, args }: Ask<CallInput<typeof contract.crossTable>>) =>
  countCross({ db, caller: countingAs(caller), now: services.now() }, args)

/** What leaves the portal as a file is part of the audit. */
const crossSheet = route(contract.crossSheet, PAGE, async ask => {
  const { args, caller, db, request } = ask
  const table = await count(ask)
  const exported = { action: '导出统计报表', objectType: 'report', objectId: 'cross', address: request.ip }
  const { from, to, rows, columns, metrics } = args
  await recordAudit(db, { ...actorOf(caller), ...exported, after: { from, to, rows, columns, metrics } })
  return sheetOf(table, { ...args, compare: false, by: caller.userName })
})

export const routes: Route[] = [
  route(contract.crossTable, PAGE, count),
  crossSheet,
  route(contract.savedTables, PAGE, ({ db, caller, request }) => readSaved(db, caller, request.log)),
  route(contract.saveTable, PAGE, ({ db, caller, args, services }) => saveOwn(db, caller, args, services.now())),
  route(contract.renameTable, PAGE, ({ db, caller, args }) => renameOwn(db, caller, args)),
  route(contract.removeTable, PAGE, ({ db, caller, args }) => removeOwn(db, caller, args.savedId)),
]
