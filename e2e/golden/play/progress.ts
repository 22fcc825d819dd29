import { act } from './act'
import type { Case } from './case'
import { chooses, writes } from './entries'

/** What was done while a case is handled. */
export const recordProgress = (kase: Case, account: string, kind: string, text: string) =>
  act(kase, account, '登记过程', [chooses('过程类型', kind), writes('过程记录', text)])
