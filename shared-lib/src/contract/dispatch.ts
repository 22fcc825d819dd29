import { z } from 'zod'
import { action } from './action'
import { named } from './form'
import { ACTIONS } from './rules/actions/index'
import { checkSimplicity, simplicity } from './simple'

/** 转送: whoever receives it answers for it from then on. */
export const transfer = action(ACTIONS.transfer)

/** 交办: a report is owed by the end of a day. */
export const assign = action(ACTIONS.assign)

/** 撤回: takes back what has not been signed for. */
export const recall = action(ACTIONS.recall)

/** 直接回复; `simple` where it is a case of 简易办理. */
export const reply = action(
  ACTIONS.reply,
  { simple: named('jybl', z.object(simplicity).optional()) },
  ({ simple }, problem) => {
    if (simple) checkSimplicity(simple, text => problem(text, 'simple'))
  },
)

/** 存查. */
export const file = action(ACTIONS.file)

/** 呈报领导. */
export const escalate = action(ACTIONS.escalate)

/** 领导批示. */
export const instruct = action(ACTIONS.instruct)
