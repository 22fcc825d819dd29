import { act } from './act'
import type { Case } from './case'
import { chooses, ticks, writes } from './entries'

/** Closes an answered case: by its opinion, unless it came to something else. */
export const close = (kase: Case, account: string, kind = '处理意见书办结', outcome = '诉求合理解决到位') =>
  act(kase, account, '办结', [chooses('办结类型', kind), ticks(outcome)])

/** What the petitioner says of the unit when called back. */
export const rate = (kase: Case, account: string, value: string, text: string, ...causes: readonly string[]) =>
  act(kase, account, '群众评价', [
    ...[chooses('评价对象', '责任单位'), chooses('满意度', value)],
    ...(causes.length > 0 ? [ticks(...causes)] : []),
    writes('评价内容', text),
  ])
