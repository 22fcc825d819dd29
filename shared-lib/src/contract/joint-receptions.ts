import { z } from 'zod'
import { officeText, petitionNo } from './action'
import { dateTime, nothing, required } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { JOINT_RESULTS, JOINT_STATES, JOINT_TEXTS as TEXTS } from './rules/joint-reception'

const jointId = named('ljid', z.string().trim().min(1))
const ticketNo = named('ckdjbh', z.string().trim().length(18, '窗口登记编号应为18个字符'))

/** To which unit, at which of the hall's windows, and what it is to answer. */
const handedOver = {
  unitId: named('dwid', required(TEXTS.noUnit)),
  windowName: named('ckmc', officeText('窗口', { min: 1, max: 50 })),
  matter: named('zysx', officeText('转接事项', { min: 5, max: 500 })),
}

const JointReception = z.object({
  jointId: named('ljid', z.string()),
  ticketNo: named('ckdjbh', z.string()),
  /** Empty while the visit is not registered. */
  petitionNo: named('xfjbh', z.string()),
  visitor: named('xm', z.string()),
  personCount: named('lfrs', z.int()),
  windowName: named('ckmc', z.string()),
  matter: named('zysx', z.string()),
  office: named('zcdw', z.string()),
  unit: named('jsdw', z.string()),
  /** Whether the caller's organisation has handed it over; else it is asked. */
  isGiven: named('zcbz', z.boolean()),
  /** Whether it waits for the caller's department. */
  waitsForMe: named('dwjt', z.boolean()),
  state: named('zt', z.enum(keysOf(JOINT_STATES))),
  askedAt: named('zcsj', dateTime),
  /** Who of the unit hears the visitor. */
  receiver: named('jtr', z.string()),
  result: named('jgdm', z.enum(['', ...keysOf(JOINT_RESULTS)])),
  answer: named('jgsm', z.string()),
})

/** What the caller's organisation has handed over or is asked: all that is open, and what ended in the last week. */
export const jointReceptions = call('POST', 'api/jointReceptions/list', {
  json: {},
  answer: z.array(JointReception),
})

/** 窗口单位 by a part of the name: those of the caller's region in which somebody receives visitors, the first 20. */
export const windowUnits = call('POST', 'api/jointReceptions/windowUnits', {
  json: { name: named('dwmc', z.string().trim().max(50).default('')) },
  answer: z.array(z.object({ orgId: named('dwid', z.string()), name: named('dwmc', z.string()) })),
})

const handing = <const Of extends Record<string, z.ZodType>>(verb: string, of: Of) =>
  call('POST', `api/jointReceptions/${verb}`, { writes: true, json: { ...of, ...handedOver }, answer: nothing })

/** 转窗口单位: a visitor who was called and is not registered yet. */
export const handOverTicket = handing('handOverTicket', { ticketNo })

/** 转窗口单位: a visitor who is registered. */
export const handOverVisit = handing('handOverVisit', { petitionNo })

/** 撤回, until the unit has taken it. */
export const recallJoint = call('POST', 'api/jointReceptions/recall', {
  writes: true,
  json: { jointId },
  answer: nothing,
})

/** 接收: the caller hears the visitor for the unit. */
export const takeJoint = call('POST', 'api/jointReceptions/take', { writes: true, json: { jointId }, answer: nothing })

/** 反馈结果: what the unit has told the visitor. */
export const answerJoint = call('POST', 'api/jointReceptions/answer', {
  writes: true,
  json: {
    jointId,
    result: named('jgdm', z.enum(keysOf(JOINT_RESULTS), { error: TEXTS.noResult })),
    answer: named('jgsm', officeText('接谈情况和答复', { min: 10, max: 2000 })),
  },
  answer: nothing,
})
