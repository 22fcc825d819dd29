import { act, submit } from './act'
import type { Case } from './case'
import { adds, chooses, type Entry, type Paper, ticks, writes } from './entries'

/** Clerk, head and leader of a unit, and who looks into a matter there. */
export interface Unit {
  readonly name: string
  readonly clerk: string
  readonly head: string
  readonly leader: string
  readonly investigators: string
}

/** The petitioner is told that the matter is handled; notice, day and delivery are as the form presets them. */
export const accept = (kase: Case, { clerk }: Unit) => act(kase, clerk, '受理告知')

/** Drafts an opinion that answers every request; head and leader agree to it. */
export const answer = (kase: Case, unit: Unit, conclusion: string, requests = 0) =>
  submit(kase, unit.clerk, '拟处理意见书或答复', opinion(unit, conclusion, requests), unit.head, unit.leader)

const opinion = ({ investigators }: Unit, conclusion: string, requests: number): readonly Entry[] => [
  writes('调查核实的事实', '经实地核查并调取相关台账，反映的基本情况属实。'),
  writes('处理意见', '你反映的诉求有事实依据，责任单位将在三十日内落实到位。'),
  writes('法律法规和政策依据', '《信访工作条例》第三十二条、第三十四条。'),
  ...Array.from({ length: requests }, (_, at) => writes(`第${at + 1}项`, '该项诉求已经查清，予以答复。')),
  chooses('结论', conclusion),
  writes('调查人员', investigators),
]

/** Everybody was given it in person, today. */
export const deliver = (kase: Case, account: string) => act(kase, account, '登记送达')

/** The only petitioner would not take it, which two have seen. */
export const deliverInVain = (kase: Case, account: string, ...witnesses: readonly string[]) =>
  act(kase, account, '登记送达', [ticks('拒收'), chooses('方式', '留置'), writes('见证人', witnesses.join('、'))])

/** It is handled, but the petitioner cannot be told: what was tried is written down. */
export const acceptUnreached = (kase: Case, { clerk }: Unit, attempts: string) =>
  act(kase, clerk, '受理告知', [ticks('无法联系'), writes('联系经过', attempts)])

/** Everything simple about it holds: no notice is owed, and there is less time. */
export const acceptSimple = (kase: Case, { clerk }: Unit) =>
  act(kase, clerk, '简易受理', [
    ticks('初次信访', '事实清楚、责任明确', '争议不大、易于解决', '涉及日常生产生活、须即时处理'),
  ])

/** It turned out to be less simple. */
export const acceptOrdinary = (kase: Case, { clerk }: Unit) => act(kase, clerk, '转普通程序')

/** Both sides have agreed to something. */
export const mediate = (kase: Case, { clerk }: Unit, agreement: Paper, other: string, text: string) =>
  act(kase, clerk, '调解或和解', [adds(agreement), writes('另一方', other), writes('协议主要内容', text)])
