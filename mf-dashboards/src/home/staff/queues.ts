import type { HomeNumbersAnswer } from '@portal/shared-lib/contract/calls/counters'
import type { TodosAnswer, TodosArgs } from '@portal/shared-lib/contract/calls/todos'
import { listAddress } from '@portal/shared-lib/router'

const PERSONAL = 'toDoManage/personalToDo'
const DEPARTMENT = 'toDoManage/departToDo'

export type Todo = TodosAnswer['list'][number]

/** A part of the to-dos: what counts it, what asks for it, the whole list of it, and who has it. */
export interface Queue {
  readonly key: string
  readonly title: string
  readonly figure: keyof HomeNumbersAnswer
  readonly asks: Pick<TodosArgs, 'whose' | 'onlyUnclaimed' | 'onlyUrgent'>
  readonly list: string
  readonly needs: string
}

export const QUEUES: readonly Queue[] = [
  {
    key: 'own',
    title: '个人待办',
    figure: 'personCount',
    asks: { whose: 'personal' },
    list: listAddress(`/${PERSONAL}`),
    needs: PERSONAL,
  },
  {
    key: 'ownUrgent',
    title: '个人紧要',
    figure: 'personUrgentCount',
    asks: { whose: 'personal', onlyUrgent: true },
    list: listAddress(`/${PERSONAL}`, 'soon', 'overdue'),
    needs: PERSONAL,
  },
  {
    key: 'department',
    title: '部门待办',
    figure: 'departCount',
    asks: { whose: 'department' },
    list: listAddress(`/${DEPARTMENT}`),
    needs: DEPARTMENT,
  },
  {
    key: 'unclaimed',
    title: '部门待领取',
    figure: 'departUnclaimedCount',
    asks: { whose: 'department', onlyUnclaimed: true },
    list: listAddress(`/${DEPARTMENT}`, 'unclaimed'),
    needs: DEPARTMENT,
  },
  {
    key: 'departmentUrgent',
    title: '部门紧要',
    figure: 'departUrgentCount',
    asks: { whose: 'department', onlyUrgent: true },
    list: listAddress(`/${DEPARTMENT}`, 'soon', 'overdue'),
    needs: DEPARTMENT,
  },
]
