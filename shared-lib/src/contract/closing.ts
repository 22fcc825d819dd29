import { action } from './action'
import { ACTIONS } from './rules/actions/index'

/** 办结. */
export const close = action(ACTIONS.close)

/** 群众评价, as told by the petitioner. */
export const evaluate = action(ACTIONS.evaluate)

/** 抽取核查. */
export const selectForCheck = action(ACTIONS.selectForCheck)

/** 办结核查; scores from 0 to 100. */
export const checkClosing = action(ACTIONS.checkClosing)

/** 回访: what the petitioner says while the closing is checked. */
export const recordCallback = action(ACTIONS.recordCallback)

/** 整改: what was found is put right. */
export const submitCorrection = action(ACTIONS.submitCorrection)

/** 重新办理. */
export const reopen = action(ACTIONS.reopen)

/** 归档; by the petition's number without one of its own. */
export const archive = action(ACTIONS.archive)
