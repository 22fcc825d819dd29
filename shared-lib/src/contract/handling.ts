import { action } from './action'
import { knowing } from './receivers'
import { ACTIONS } from './rules/actions/index'

/** 转下级: by whoever has received it, to somebody below. A report is owed where a day is named. */
export const forwardDown = action(ACTIONS.forwardDown, { knowing: knowing() })

/** 协办: further organisations say what they know; the lead answers. */
export const coHandle = action(ACTIONS.coHandle)

/** 协办答复. */
export const answerCoHandling = action(ACTIONS.answerCoHandling)

/** 中止. */
export const suspend = action(ACTIONS.suspend)

/** 恢复办理. */
export const resume = action(ACTIONS.resume)

/** 延期: once, and never more than thirty days (条例 第三十四条). */
export const extend = action(ACTIONS.extend)

/** 延期告知: that the petitioner has been told why. */
export const informExtension = action(ACTIONS.informExtension)

/** 提交协调: who is competent is disputed. */
export const submitCoordination = action(ACTIONS.submitCoordination)

/** 催办. */
export const urge = action(ACTIONS.urge)

/** 转督办: puts before the supervisors what a report or a closing check has shown. */
export const proposeSupervision = action(ACTIONS.proposeSupervision)

/** 处理督办建议: what was decided on it. */
export const settleSuggestion = action(ACTIONS.settleSuggestion)

/** 催办回复. */
export const replyUrge = action(ACTIONS.replyUrge)
