// Made from ../counters.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../counters'

export type DepartmentTodosArgs = CallArgs<typeof contract.departmentTodos>
export type DepartmentTodosAnswer = CallAnswer<typeof contract.departmentTodos>
export type HomeNumbersArgs = CallArgs<typeof contract.homeNumbers>
export type HomeNumbersAnswer = CallAnswer<typeof contract.homeNumbers>
export type PersonalTodosArgs = CallArgs<typeof contract.personalTodos>
export type PersonalTodosAnswer = CallAnswer<typeof contract.personalTodos>

export const departmentTodos: CallDescriptor<DepartmentTodosArgs, DepartmentTodosAnswer> = {"id":"counters.departmentTodos","method":"POST","path":"api/todos/departmentCount","body":"form"}

export const homeNumbers: CallDescriptor<HomeNumbersArgs, HomeNumbersAnswer> = {"id":"counters.homeNumbers","method":"POST","path":"api/homeController/getNumInfo","body":"form"}

export const personalTodos: CallDescriptor<PersonalTodosArgs, PersonalTodosAnswer> = {"id":"counters.personalTodos","method":"POST","path":"api/DbxxController/getGerenBlListTotalCount","body":"form"}
