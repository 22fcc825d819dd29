import { act } from './act'
import type { Case } from './case'
import { adds, chooses, type Paper, writes } from './entries'

/** The petitioner takes it back in writing. */
export const withdraw = (kase: Case, account: string, statement: Paper) =>
  act(kase, account, '信访人撤回', [adds(statement), writes('撤回说明', '经营者已退款。')])

/** What cannot wait is marked, and told upward. */
export const flagUrgent = (kase: Case, account: string, text: string) =>
  act(kase, account, '标记重大紧急或扬言', [chooses('标记', '重大紧急'), writes('事实或扬言内容', text)])

/** A copy turns out to be no copy. */
export const unmerge = (kase: Case, account: string, reason: string) =>
  act(kase, account, '撤销并案', [writes('理由', reason)])
