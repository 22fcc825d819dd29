import { act, actAtOnce, submit } from './act'
import type { Case } from './case'
import { sendsTo, writes } from './entries'

const NOT_OURS = '该事项反映的问题不属于我单位职责范围，应由有权处理的主管部门办理，申请退回。'

export const sign = (kase: Case, account: string) => actAtOnce(kase, account, '签收')

/** The unit says that it is not competent, and who is; its head agrees. */
export const askToReturn = (kase: Case, account: string, head: string, competent: string) =>
  submit(kase, account, '申请退回', [writes('退回理由', NOT_OURS), writes('建议的承办单位', competent)], head)

/** The sender agrees, and sends it to another in the same act. */
export const agreeToReturn = (kase: Case, account: string, unit: string) =>
  act(kase, account, '同意退回', [sendsTo(unit), writes('办理意见', '请按职责办理。')])

export const refuseToReturn = (kase: Case, account: string, reason: string) =>
  act(kase, account, '不同意退回', [writes('不同意理由', reason)])
