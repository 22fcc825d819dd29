import type { TabKey } from './tabs/tab-keys'

export interface CasePath {
  readonly title: string
  /** What is shown first. */
  readonly tab: TabKey
  /** Whether what waits to be done opens by itself. */
  readonly opensFirst?: true
  /** Entered for an organisation without access. */
  readonly isProxy?: boolean
}

/** The pages that open a case. */
const CASE_PATHS: Readonly<Record<string, CasePath>> = {
  '/toDoManage/handle': { title: '信访件办理', tab: 'data' },
  '/toDoManage/returnSignFor': { title: '退回签收', tab: 'process', opensFirst: true },
  '/toDoManage/reportSignFor': { title: '办理报告签收', tab: 'papers', opensFirst: true },
  '/toDoManage/noticeUpload': { title: '受理告知书上传', tab: 'papers', opensFirst: true },
  '/toDoManage/closingCheck': { title: '办结核查', tab: 'papers', opensFirst: true },
  '/toDoManage/proxyEntry': { title: '代录入', tab: 'data', isProxy: true },
}

const HANDLING: CasePath = { title: '信访件办理', tab: 'data' }

/** What a page that opens a case is, by its address. */
export const casePathOf = (address: string): CasePath => CASE_PATHS[address.split('?', 1)[0] ?? ''] ?? HANDLING

/** The number of the petition that an address opens; empty where it opens none. */
export const openedBy = (pathname: string, search: string): string =>
  pathname in CASE_PATHS ? (new URLSearchParams(search).get('xfjbh') ?? '') : ''

/** The to-do out of which a case was opened; empty where there was none. */
export const todoOf = (address: string): string => new URLSearchParams(address.split('?')[1]).get('dbid') ?? ''
