import * as contract from '@portal/shared-lib/contract/counters'
import { departmentSets, personalSets, SETS, type SetsOf } from '../../petitions/todos/sets'
import type { TodoType } from '../../petitions/todos/types'
import type { Caller } from '../../platform/caller'
import { SUPERVISION_TODOS } from '../../supervisions/entries'
import type { Counted } from './count'

/** A badge of the menus: the call that asks for it, where it is shown, and the open to-dos that it counts. */
export interface Counter {
  readonly call: typeof contract.personalTodos
  /** Pages and keys of which one must be the caller's: for anybody else nothing waits. */
  readonly shownTo: readonly string[]
  readonly setsOf: SetsOf
  /** With those approvals that others have entrusted to the caller. */
  readonly entrusted?: Counted['entrusted']
}

/** What a counter counts for the caller; nothing where it is not shown to the caller. */
export function countedBy({ shownTo, setsOf, entrusted }: Counter, caller: Caller): Counted {
  if (!shownTo.some(url => caller.permissions.has(url))) return { sets: [] }
  return { sets: setsOf(caller), ...(entrusted && { entrusted }) }
}

const counting =
  (whose: 'mine' | 'available', ...types: readonly TodoType[]): SetsOf =>
  () => [{ types, whose }]

const TODO_LISTS = ['toDoManage/departToDo', 'toDoManage/personalToDo']

/** Every counter of the menus. Work that no action opens to-dos for yet counts as none. */
export const COUNTERS: readonly Counter[] = [
  { call: contract.personalTodos, shownTo: ['toDoManage/personalToDo'], setsOf: personalSets },
  { call: contract.departmentTodos, shownTo: ['toDoManage/departToDo'], setsOf: caller => departmentSets(caller) },
  {
    call: contract.onlinePetitions,
    shownTo: ['netManage/netRegister', 'toDoManage/netLetterRegister', 'departWsxfTab', 'personalWsxfTab'],
    setsOf: SETS.online,
  },
  { call: contract.unreadScans, shownTo: ['letterManage/letterOriginal'], setsOf: SETS.unreadScans },
  { call: contract.scansToRegister, shownTo: ['centralizedScan/letterRegister'], setsOf: SETS.scansToRegister },
  { call: contract.simplePetitions, shownTo: ['simpleManage/simpleRegister'], setsOf: SETS.simple },
  { call: contract.leaderLetters, shownTo: ['toDoManage/leaderMailbox'], setsOf: SETS.leaderLetters },
  {
    call: contract.windowTickets,
    shownTo: ['windowsComManage/windowsComRegister', 'visitorManage/visitorRegister'],
    setsOf: SETS.windowTickets,
  },
  { call: contract.interviews, shownTo: ['visitorManage/visitorRegister'], setsOf: SETS.interviews },
  {
    call: contract.reportsToSign,
    shownTo: ['toDoManage/reportSignFor', ...TODO_LISTS],
    setsOf: SETS.reports,
  },
  {
    call: contract.returnsToSign,
    shownTo: ['toDoManage/returnSignFor', ...TODO_LISTS],
    setsOf: SETS.returns,
  },
  {
    call: contract.noticesToGive,
    shownTo: ['toDoManage/noticeUpload', ...TODO_LISTS],
    setsOf: SETS.notices,
  },
  { call: contract.closingChecks, shownTo: ['toDoManage/closingCheck'], setsOf: SETS.closingChecks },
  {
    call: contract.approvals,
    shownTo: ['toDoManage/leaderApprovalList'],
    setsOf: counting('mine', 'approval'),
    entrusted: 'approval',
  },
  { call: contract.proxyEntries, shownTo: ['toDoManage/proxyEntry'], setsOf: SETS.proxyEntries },
  {
    call: contract.documents,
    shownTo: ['official/officialList'],
    setsOf: counting('available', 'document', 'documentApproval'),
    entrusted: 'documentApproval',
  },
  { call: contract.reviews, shownTo: ['reviewManage/registerCenter'], setsOf: counting('available', 'review') },
  {
    call: contract.reviewApprovals,
    shownTo: ['reviewManage/reviewApproval'],
    setsOf: counting('mine', 'reviewApproval'),
  },
  {
    call: contract.supervisions,
    shownTo: ['superviseManage/superviseList'],
    setsOf: counting('available', ...SUPERVISION_TODOS),
    entrusted: 'superviseApproval',
  },
  {
    call: contract.recommendations,
    shownTo: ['superviseManage/recommendations'],
    setsOf: counting('available', 'recommendation', 'recommendationApproval'),
  },
  {
    call: contract.terminations,
    shownTo: ['toDoManage/termination'],
    setsOf: () => [
      { types: ['termination'], whose: 'available' },
      { types: ['terminationApproval'], whose: 'mine' },
    ],
  },
  { call: contract.leaderCaseRequests, shownTo: ['ba:decide'], setsOf: counting('available', 'leaderCaseRequest') },
]
