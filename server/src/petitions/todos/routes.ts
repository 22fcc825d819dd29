import * as contract from '@portal/shared-lib/contract/todos'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { routes as assigning } from './assign/routes'
import { claimTodo } from './claim'
import { listTodos } from './list'
import { noteTodos, readNews } from './news'

/** The pages on which the lists are shown. */
const PAGES = { department: 'toDoManage/departToDo', personal: 'toDoManage/personalToDo' }

const todos = route(contract.todos, Object.values(PAGES), async ({ args, caller, services }) => {
  if (!caller.permissions.has(PAGES[args.whose])) refuse('forbidden')
  return await listTodos({ services, caller, ask: args })
})

const claim = route(contract.claim, [PAGES.department], async ({ args, caller, db, services, requestId, request }) => {
  await claimTodo(db, caller, args.todoId, services.now(), { requestId, address: request.ip })
  return null
})

const newTodos = route(contract.newTodos, [], ({ caller, db }) =>
  readNews(db, caller, caller.permissions.has(PAGES.department)),
)

const notedTodos = route(contract.noteTodos, [], async ({ args, caller, db, services }) => {
  await noteTodos(db, caller, args.wanted, services.now())
  return null
})

export const routes: Route[] = [todos, claim, newTodos, notedTodos, ...assigning]
