import { action } from './action'
import { ACTIONS } from './rules/actions/index'

/** 提交办理报告. */
export const submitReport = action(ACTIONS.submitReport)

/** 撤回报告: before the sender has decided. */
export const withdrawReport = action(ACTIONS.withdrawReport)

/** 签收并认定办结; every point must be so. */
export const acceptReport = action(ACTIONS.acceptReport)

/** 退回重办. */
export const sendReportBack = action(ACTIONS.sendReportBack)

/** 退回下级重办: passes on what the next sender has rejected. */
export const passReportBack = action(ACTIONS.passReportBack)

/** 逐级上报. */
export const reportUpward = action(ACTIONS.reportUpward)
