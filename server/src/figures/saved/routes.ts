import * as contract from '@portal/shared-lib/contract/cross-tables'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { type Ask, type Route, route } from '../../platform/route'
import { auditSheet, countingFor, limited } from '../asking'
import { countCross } from '../cross'
import { sheetOf } from '../sheet'
import { endSchedule, pauseOwn, readSchedules, scheduleOwn } from './schedules'
import { readSaved, removeOwn, renameOwn, requireOwn, saveOwn } from './store'

const PAGE = ['stat/reports']

const count = (ask: Ask<CallInput<typeof contract.crossTable>>) => countCross(countingFor(ask), ask.args)

const crossSheet = route(contract.crossSheet, PAGE, async ask => {
  const { args, caller } = ask
  const table = await count(ask)
  const { from, to, rows, columns, metrics } = args
  await auditSheet(ask, 'cross', { from, to, rows, columns, metrics })
  return sheetOf(table, { ...args, compare: false, by: caller.userName })
})

/** What is sent by mail ends with the table. */
const remove = route(contract.removeTable, PAGE, async ask => {
  await endSchedule(ask)
  return removeOwn(ask.db, ask.caller, ask.args.savedId)
})

const stop = route(contract.stopSchedule, PAGE, async ask => {
  await requireOwn(ask.db, ask.caller, ask.args.savedId)
  await endSchedule(ask)
  return null
})

export const routes: Route[] = [
  ...limited([route(contract.crossTable, PAGE, count), crossSheet]),
  route(contract.savedTables, PAGE, ({ db, caller, request }) => readSaved(db, caller, request.log)),
  route(contract.saveTable, PAGE, ({ db, caller, args, services }) => saveOwn(db, caller, args, services.now())),
  route(contract.renameTable, PAGE, ({ db, caller, args }) => renameOwn(db, caller, args)),
  remove,
  route(contract.schedules, PAGE, ({ db, caller }) => readSchedules(db, caller)),
  route(contract.scheduleTable, PAGE, scheduleOwn),
  route(contract.pauseSchedule, PAGE, pauseOwn),
  stop,
]
