import { action } from './action'
import { ACTIONS } from './rules/actions/index'

/** 签收. */
export const signFor = action(ACTIONS.signFor)

/** 申请退回. */
export const requestReturn = action(ACTIONS.requestReturn)

/** 撤销退回: before the sender has decided. */
export const cancelReturn = action(ACTIONS.cancelReturn)

/** 同意退回: to another unit, or kept where no other is named. */
export const agreeReturn = action(ACTIONS.agreeReturn)

/** 不同意退回. */
export const refuseReturn = action(ACTIONS.refuseReturn)
