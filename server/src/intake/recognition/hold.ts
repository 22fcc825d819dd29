import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recognition'
import { giveTodo } from '../../petitions/todos/assign/give'
import { lockTodo } from '../../petitions/todos/assign/held'
import { takeTodo } from '../../petitions/todos/claim'
import type { Ask } from '../../platform/route'
import { refuseOthers } from '../registration/scan-holder'
import { getScan } from './items'

/** Takes a scanned letter for the caller to register, or gives it back to the department. Again changes nothing. */
export async function holdScan(ask: Ask<CallInput<typeof contract.holdScan>>): Promise<null> {
  const { args, caller, db, services, requestId, request } = ask
  const { todoId, itemId } = await getScan(db, caller, args.itemId)
  const todo = await lockTodo(db, caller, todoId)
  await refuseOthers(db, caller, itemId)
  const [at, origin] = [services.now(), { requestId, address: request.ip }]
  if (args.held) await takeTodo(db, caller, todo, at, origin)
  else if (todo.personId) {
    await giveTodo(db, caller, todo, { action: '释放', to: { deptId: todo.deptId, personId: '' }, at, origin })
  }
  return null
}
