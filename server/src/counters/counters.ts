import * as contract from '@portal/shared-lib/contract/counters'
import type { Caller } from '../identity/caller'
import type { TodoType } from '../todos/types'
import { departmentSets, ONLINE_SET, personalSets, type TodoSet } from './todo-sets'

/** A badge of the menus: the call that asks for it, where it is shown, and the open to-dos that it counts. */
export interface Counter {
  readonly call: typeof contract.personalTodos
  /** Pages and keys of which one must be the caller's: for anybody else nothing waits. */
  readonly shownTo: readonly string[]
  readonly setsOf: (caller: Caller) => readonly TodoSet[]
}

/** Closing is checked within a year. */
const REVIEW_WINDOW_DAYS = 365
const TODAY = 1

const counting =
  (whose: TodoSet['whose'], types: readonly TodoType[], days?: number): Counter['setsOf'] =>
  () => [{ types, whose, ...(days && { days }) }]

const SUPERVISION: readonly TodoType[] = [
  'supervise',
  'superviseSuggestion',
  'superviseReport',
  'superviseReturn',
  'superviseApproval',
]

/** Every counter of the menus. Work that no action opens to-dos for yet counts as none. */
export const COUNTERS: readonly Counter[] = [
  {
    call: contract.personalTodos,
    shownTo: ['toDoManage/personalToDo'],
    setsOf: personalSets,
  },
  {
    call: contract.departmentTodos,
    shownTo: ['toDoManage/departToDo'],
    setsOf: caller => departmentSets(caller),
  },
  {
    call: contract.onlinePetitions,
    shownTo: ['netManage/netRegister', 'departWsxfTab', 'personalWsxfTab'],
    setsOf: () => [ONLINE_SET],
  },
  {
    call: contract.unreadScans,
    shownTo: ['letterManage/letterOriginal'],
    setsOf: () => [{ types: ['registerScan'], whose: 'department', unread: true }],
  },
  {
    call: contract.scansToRegister,
    shownTo: ['centralizedScan/letterRegister'],
    setsOf: counting('available', ['registerScan']),
  },
  {
    call: contract.simplePetitions,
    shownTo: ['simpleManage/simpleRegister'],
    setsOf: () => [{ types: ['handle'], whose: 'mine', simple: true }],
  },
  {
    call: contract.leaderLetters,
    shownTo: ['toDoManage/leaderMailbox'],
    setsOf: counting('department', ['leaderLetter']),
  },
  {
    call: contract.windowTickets,
    shownTo: ['windowsComManage/windowsComRegister', 'visitorManage/visitorRegister'],
    setsOf: counting('department', ['windowTicket'], TODAY),
  },
  {
    call: contract.interviews,
    shownTo: ['visitorManage/visitorRegister'],
    setsOf: counting('available', ['interview', 'jointReception']),
  },
  {
    call: contract.reportsToSign,
    shownTo: ['toDoManage/departToDo', 'toDoManage/personalToDo'],
    setsOf: counting('department', ['reportSignFor']),
  },
  {
    call: contract.closingChecks,
    shownTo: ['toDoManage/closingCheck'],
    setsOf: counting('available', ['closingCheck'], REVIEW_WINDOW_DAYS),
  },
  {
    call: contract.approvals,
    shownTo: ['toDoManage/leaderApprovalList'],
    setsOf: () => [{ types: ['approval'], whose: 'mine', withEntrusted: true }],
  },
  {
    call: contract.proxyEntries,
    shownTo: ['toDoManage/proxyEntry'],
    setsOf: counting('department', ['proxyEntry']),
  },
  {
    call: contract.documents,
    shownTo: ['official/officialList'],
    setsOf: counting('available', ['document', 'documentApproval']),
  },
  {
    call: contract.reviews,
    shownTo: ['reviewManage/registerCenter'],
    setsOf: counting('available', ['review']),
  },
  {
    call: contract.reviewApprovals,
    shownTo: ['reviewManage/reviewApproval'],
    setsOf: counting('mine', ['reviewApproval']),
  },
  {
    call: contract.supervisions,
    shownTo: ['superviseManage/superviseList'],
    setsOf: counting('available', SUPERVISION),
  },
  {
    call: contract.terminations,
    shownTo: ['toDoManage/termination'],
    setsOf: counting('available', ['termination']),
  },
  {
    call: contract.leaderCaseRequests,
    shownTo: ['ba:decide'],
    setsOf: counting('available', ['leaderCaseRequest']),
  },
]
