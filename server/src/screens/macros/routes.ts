import * as contract from '@portal/shared-lib/contract/macros'
import { SHARES_MACROS } from '@portal/shared-lib/contract/rules/macro'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { refuse } from '../../platform/refusal'
import { type Ask, type Route, route } from '../../platform/route'
import { deleteMacro, readMacros, storeMacro } from './macros'

const macros = route(contract.macros, [], ({ caller, db, request }) => readMacros(db, caller, request.log))

/** What others find filled in is in the audit; what is one's own is not. */
const saveMacro = route(contract.saveMacro, [], async ask => {
  const { args, caller, db, services } = ask
  if (args.shared && !caller.permissions.has(SHARES_MACROS)) refuse('forbidden')
  const saved = await storeMacro(db, caller, args, services.now())
  if (args.shared) await recordShared(ask, '共享常用操作', saved.macroId)
  return saved
})

const removeMacro = route(contract.removeMacro, [], async ask => {
  const { macroId } = ask.args
  if (await deleteMacro(ask.db, ask.caller, macroId)) await recordShared(ask, '删除共享的常用操作', macroId)
  return null
})

function recordShared({ db, caller, requestId, request }: Ask<unknown>, action: string, macroId: string) {
  const object = { objectType: 'macro', objectId: macroId }
  return recordAudit(db, { ...actorOf(caller), ...object, action, requestId, address: request.ip })
}

export const routes: Route[] = [macros, saveMacro, removeMacro]
