import * as contract from '@portal/shared-lib/contract/export-tasks'
import { type Route, route } from '../../platform/route'
import { APPROVING, decide, listToApprove } from './approve'
import { EXPORTING, EXPORTING_CLOSED } from './exporter'
import { beginExport } from './start'
import { findOwn, listOwn, stateOf } from './state'
import { changeTask } from './task'

const EITHER = [EXPORTING, EXPORTING_CLOSED]

const start = route(contract.startExport, EITHER, async ask => stateOf(ask, await beginExport(ask)))

const state = route(contract.exportState, EITHER, async ask =>
  stateOf(ask, await findOwn(ask.db, ask.caller, ask.args.taskId)),
)

const own = route(contract.ownExports, EITHER, ({ db, caller, services, request }) =>
  listOwn(db, caller, { keys: services.fieldKeys, log: request.log }),
)

const cancel = route(contract.cancelExport, EITHER, async ({ args, caller, db, services }) => {
  const task = await findOwn(db, caller, args.taskId)
  await changeTask(db, task, { state: 'cancelled', ended_at: services.now() })
  return null
})

const toApprove = route(contract.exportsToApprove, [APPROVING], ({ db, caller, services, request }) =>
  listToApprove(db, caller, { keys: services.fieldKeys, log: request.log }),
)

const deciding = route(contract.decideExport, [APPROVING], async ask => {
  await decide(ask)
  return null
})

export const routes: Route[] = [start, state, own, cancel, toApprove, deciding]
