import { composition } from '@portal/shared-lib'
import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'

/** Address of a petition's page, for a window of its own; where an action is named with its dialog open. */
export const caseAddress = (petitionNo: string, action = ''): string =>
  `${composition().province.basePath}toDoManage/handle?xfjbh=${petitionNo}${action && `&action=${action}`}`

export type InRegister = Pick<RegisterAnswer, 'petitionNo' | 'todoId'>

/** The case, where an action is named with its dialog open. */
export const caseAt = ({ petitionNo, todoId }: InRegister, action = ''): string =>
  `/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}${action && `&action=${action}`}`
