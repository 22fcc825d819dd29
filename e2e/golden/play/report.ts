import { act, submit } from './act'
import type { Unit } from './answer'
import { dayAfter } from './calendar'
import type { Case } from './case'
import { chooses, ticks, writes } from './entries'

/** Reports on what was done, to which head and leader of the unit have agreed. */
export const report = (kase: Case, { clerk, head, leader }: Unit, outcome: string) =>
  submit(
    kase,
    clerk,
    '提交办理报告',
    [
      writes('调查核实的事实', '经查，占用承包地1.2亩属实。'),
      writes('办理情况', '已核实面积，编制兑付方案并报县财政审核。'),
      writes('办理结果', outcome),
      chooses('信访人意见', '同意'),
      ticks('诉求合理解决到位'),
    ],
    head,
    leader,
  )

/** The office that assigned it is not content with the report. */
export const sendBack = (kase: Case, account: string, reason: string, text: string, days: number) =>
  act(kase, account, '退回重办', [
    ...[chooses('退回原因', reason), writes('说明', text), writes('重办期限', dayAfter(days))],
  ])

/** Everything that a report must have is there. */
export const acceptReport = (kase: Case, account: string) =>
  act(kase, account, '签收并认定办结', [
    ticks('已书面告知信访人受理情况', '处理意见已送达信访人', '适用法律法规和政策依据正确', '已逐项回应信访诉求'),
  ])

/** Says what it thinks of the report, and hands it upward. */
export const reportUpward = (kase: Case, account: string, opinion: string) =>
  act(kase, account, '逐级上报', [writes('本级审核意见', opinion)])
