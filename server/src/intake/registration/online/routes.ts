import * as contract from '@portal/shared-lib/contract/online'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { type Route, route } from '../../../platform/route'
import { escalateOnline } from './escalate'
import { listItems, listSame, readItem } from './items'
import { registerOnline } from './register'
import { registerSame } from './register-same'
import { rejectOnline } from './reject'

/** Whoever registers online petitions, or has them counted among the own work. */
const REGISTRARS = ['netManage/netRegister', 'toDoManage/netLetterRegister', 'departWsxfTab', 'personalWsxfTab']

/** Who has read whose numbers is part of the audit. */
const item = route(contract.onlineItem, REGISTRARS, async ({ args, caller, db, services, request }) => {
  const shown = await readItem(db, caller, args.itemId, services)
  const opened = { action: '查看网信', objectType: 'petition', objectId: args.itemId, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return shown
})

export const routes: Route[] = [
  route(contract.onlineItems, REGISTRARS, ({ caller, db }) => listItems(db, caller)),
  item,
  route(contract.registerOnline, REGISTRARS, registerOnline),
  route(contract.sameOnline, REGISTRARS, async ({ args, caller, db, services }) => {
    return await listSame(db, caller, await readItem(db, caller, args.itemId, services))
  }),
  route(contract.registerSameOnline, REGISTRARS, registerSame),
  route(contract.rejectOnline, REGISTRARS, rejectOnline),
  route(contract.escalateOnline, ['toDoManage/leaderMailbox'], escalateOnline),
]
