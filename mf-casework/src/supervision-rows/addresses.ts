import type { DraftArgs, SupervisionsAnswer } from '@portal/shared-lib/contract/calls/supervisions'

export type Listed = SupervisionsAnswer['list'][number]

/** Where the orders are listed. */
export const ORDERS = '/superviseManage/superviseList'
/** Where one is shown, and written. */
const HANDLER = '/superviseManage/superviseHandler'
export const REPORTS = '/superviseManage/reportSignFor'
export const RETURNS = '/superviseManage/returnSignFor'
export const APPROVALS = '/superviseManage/leaderApproval'

const CASE = '/toDoManage/handle'

const withParameters = (path: string, parameters: Readonly<Record<string, string>>): string => {
  const given = Object.entries(parameters).filter(([, value]) => value !== '')
  return `${path}?${new URLSearchParams(given)}`
}

/** Where an order is shown. */
export const orderAddress = (id: string): string => withParameters(HANDLER, { blid: id })

/** Where a petition is shown. */
export const caseAddress = (petitionNo: string, todoId = ''): string =>
  withParameters(CASE, { xfjbh: petitionNo, dbid: todoId })

/** Pages that are made for one kind of what waits. */
const PAGES: Readonly<Record<string, string>> = { superviseReport: REPORTS, superviseReturn: RETURNS }

/** Where what waits with an order is done; without anything that waits, where it is shown. */
export function waitingAddress({ id, petitionNo, addresseeId, todoId, todoType, approvalId }: Listed): string {
  if (todoType === 'superviseApproval') return withParameters(APPROVALS, { approvalId })
  if (todoType === 'superviseSuggestion') return caseAddress(petitionNo, todoId)
  return withParameters(PAGES[todoType] ?? HANDLER, { blid: id, dxid: addresseeId, dbid: todoId })
}

interface Start {
  readonly petitionNos: readonly string[]
  /** The to-do 督办建议 out of which it is begun. */
  readonly suggestionId?: string
  readonly origin?: NonNullable<DraftArgs['origin']>
}

/** Where an order on petitions is begun, or on a topic without any. */
export const startAddress = ({ petitionNos, suggestionId = '', origin = 'own' }: Start): string =>
  withParameters(HANDLER, { fq: '1', xfjbhList: petitionNos.join(','), jyid: suggestionId, dbly: origin })
