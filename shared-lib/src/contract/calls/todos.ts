// Made from ../todos.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../todos'

export type ClaimArgs = CallArgs<typeof contract.claim>
export type ClaimAnswer = CallAnswer<typeof contract.claim>
export type NewTodosArgs = CallArgs<typeof contract.newTodos>
export type NewTodosAnswer = CallAnswer<typeof contract.newTodos>
export type NoteTodosArgs = CallArgs<typeof contract.noteTodos>
export type NoteTodosAnswer = CallAnswer<typeof contract.noteTodos>
export type PetitionTodoArgs = CallArgs<typeof contract.petitionTodo>
export type PetitionTodoAnswer = CallAnswer<typeof contract.petitionTodo>
export type TodosArgs = CallArgs<typeof contract.todos>
export type TodosAnswer = CallAnswer<typeof contract.todos>

export const claim: CallDescriptor<ClaimArgs, ClaimAnswer> = {"id":"todos.claim","method":"POST","path":"api/todos/claim","body":"json","writes":true,"send":{"todoId":"dbid"}}

export const newTodos: CallDescriptor<NewTodosArgs, NewTodosAnswer> = {"id":"todos.newTodos","method":"POST","path":"api/todos/new","body":"form","receive":{"list":["list",{"todoId":"dbid","petitionNo":"xfjbh","source":"lydw"}]}}

export const noteTodos: CallDescriptor<NoteTodosArgs, NoteTodosAnswer> = {"id":"todos.noteTodos","method":"POST","path":"api/todos/note","body":"json","writes":true}

export const petitionTodo: CallDescriptor<PetitionTodoArgs, PetitionTodoAnswer> = {"id":"todos.petitionTodo","method":"POST","path":"api/DbxxController/getDzMessageByXfjbh","body":"form","send":{"petitionNo":"xfjbh"},"receive":{"family":"type","todoId":"dbid","editable":"dzbz"}}

export const todos: CallDescriptor<TodosArgs, TodosAnswer> = {"id":"todos.todos","method":"POST","path":"api/todos/list","body":"json","receive":{"list":["list",{"todoId":"dbid","petitionNo":"xfjbh","remainingDays":"sysx","petitioner":"xfr","personCount":"xfrs","channelName":"xfxs","petitionDate":"xfrq","placeName":"wtsd","categoryName":"nrfl","summary":"nrzy","source":"lydw","claimedBy":"blr"}]}}
