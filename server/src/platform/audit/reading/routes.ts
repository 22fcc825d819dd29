import * as contract from '@portal/shared-lib/contract/audit'
import { type Route, route } from '../../route'
import { actorOf } from '../actor'
import { recordAudit } from '../record'
import { readRows } from './rows'
import { readSeals } from './seals'

/** The page of who audits (R93). */
const READING = 'sys/audit'

const rows = route(contract.auditRows, [READING], async ({ args, caller, db, request }) => {
  const read = await readRows(db, caller, args)
  if (args.cursor === '') {
    const looked = { action: '查看审计日志', objectType: 'audit', objectId: `${args.from}至${args.to}` }
    await recordAudit(db, { ...actorOf(caller), ...looked, address: request.ip })
  }
  return read
})

const seals = route(contract.auditSeals, [READING], ({ db }) => readSeals(db))

export const routes: Route[] = [rows, seals]
