import { act, submit } from './act'
import type { Case } from './case'
import { chooses, writes } from './entries'

/** Answers on the telephone, for which there is no mode of its own; that closes it. */
export const reply = (kase: Case, account: string, text: string) =>
  act(kase, account, '直接回复', [writes('回复内容', text), chooses('回复方式', '其他')])

/** Keeps a petition for reference. */
export const file = (kase: Case, account: string, reason: string, text: string) =>
  act(kase, account, '存查', [chooses('存查情形', reason), writes('存查说明', text)])

/** Says which other procedure leads on. */
export const guide = (kase: Case, account: string, route: string, guidance: string) =>
  act(kase, account, '导入其他程序', [chooses('导入途径', route), writes('引导说明', guidance)])

/** Refuses to accept it, which leaders have agreed to. */
export const notAccept = (
  kase: Case,
  account: string,
  reason: string,
  competent: string,
  ...leaders: readonly string[]
) => submit(kase, account, '不予受理', [chooses('具体情形', reason), writes('告知的途径', competent)], ...leaders)
