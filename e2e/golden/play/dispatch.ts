import { act, submit } from './act'
import { dayAfter } from './calendar'
import type { Case } from './case'
import { chooses, type Entry, sendsTo, writes } from './entries'

/** As a petition is classified when it is handed on. */
export const APPEAL: Entry = chooses('依法分类', '申诉求决')
export const SUGGESTION: Entry = chooses('依法分类', '意见建议')

/** Transfers a case; whoever gets it answers for it. */
export const transfer = (kase: Case, account: string, unit: string, asWhat: Entry = APPEAL) =>
  act(kase, account, '转送', [asWhat, sendsTo(unit)])

export interface Assignment {
  readonly to: string
  /** Days until the report is due. */
  readonly within: number
  /** The way of assigning, where it is not to a unit of the own level. */
  readonly by?: string
}

/** Assigns a case, for which a report is owed; the head of the department agrees first. */
export const assign = (kase: Case, account: string, head: string, { to, within, by }: Assignment) =>
  submit(kase, account, '交办', [APPEAL, ...wayOf(by), sendsTo(to), writes('反馈期限', dayAfter(within))], head)

/** Sends on to an office below what is to be reported on. */
export const forwardDown = (kase: Case, account: string, { to, within, by }: Assignment) =>
  act(kase, account, '转下级', [...wayOf(by), sendsTo(to), writes('反馈期限', dayAfter(within))])

const wayOf = (by: string | undefined): readonly Entry[] => (by ? [chooses('办理方式', by)] : [])
