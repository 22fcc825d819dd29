// Made from ../kanban.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../kanban'

export type DepartmentBoardArgs = CallArgs<typeof contract.departmentBoard>
export type DepartmentBoardAnswer = CallAnswer<typeof contract.departmentBoard>
export type DepartmentFlowArgs = CallArgs<typeof contract.departmentFlow>
export type DepartmentFlowAnswer = CallAnswer<typeof contract.departmentFlow>

export const departmentBoard: CallDescriptor<DepartmentBoardArgs, DepartmentBoardAnswer> = {"id":"kanban.departmentBoard","method":"POST","path":"api/kanban/department","body":"json","receive":{"cells":["cells",{"cards":["cards",{"petitionNo":"xfjbh","remainingDays":"sysx","petitioner":"xfr","summary":"nrzy"}]}]}}

export const departmentFlow: CallDescriptor<DepartmentFlowArgs, DepartmentFlowAnswer> = {"id":"kanban.departmentFlow","method":"POST","path":"api/kanban/departmentFlow","body":"form"}
