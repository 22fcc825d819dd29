import { act, submit } from './act'
import type { Unit } from './answer'
import { dayAfter } from './calendar'
import type { Case } from './case'
import { adds, chooses, type Entry, type Paper, writes } from './entries'

/** So many days more, and why. */
const extension = (days: number): readonly Entry[] => [
  writes('延长天数', String(days)),
  writes('延期理由', `因需委托第三方进行鉴定，情况复杂，申请延长办理期限${days}日。`),
]

/** More time, to which a leader must agree. */
export const askToExtend = (kase: Case, account: string, days: number) => act(kase, account, '延期', extension(days))

/** More time, to which the leader of the unit has agreed. */
export const extend = (kase: Case, { clerk, leader }: Unit, days: number) =>
  submit(kase, clerk, '延期', extension(days), leader)

/** The petitioner is told why it takes longer. */
export const informOfExtension = (kase: Case, account: string, mode: string) =>
  act(kase, account, '延期告知', [chooses('告知方式', mode)])

/** Nothing is done before the hearing, to which the leader of the unit has agreed. */
export const suspend = (kase: Case, { clerk, leader }: Unit, notice: Paper, days: number) =>
  submit(
    kase,
    clerk,
    '中止',
    [
      ...[chooses('中止事由', '听证'), writes('中止说明', '就收入核算组织听证。')],
      ...[writes('预计恢复日期', dayAfter(days)), adds(notice)],
    ],
    leader,
  )

export const resume = (kase: Case, account: string) => act(kase, account, '恢复办理')

/** Reminds whoever has the case. */
export const urge = (kase: Case, account: string, text: string) =>
  act(kase, account, '催办', [writes('催办内容', text)])
