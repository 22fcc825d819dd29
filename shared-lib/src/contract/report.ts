import { z } from 'zod'
import { action } from './action'
import { day } from './fields'
import { named } from './form'
import { REPORT_TEXTS } from './rules/report'
import { written } from './written'

const filled = (wire: string, max: number) => named(wire, written(REPORT_TEXTS.incomplete, { max }))

/** 提交办理报告. */
export const submitReport = action('submitReport', {
  facts: filled('ss', 5000),
  measures: filled('blqk', 5000),
  outcome: filled('bljg', 2000),
  /** DM_XFRYJ. */
  attitude: filled('xfryj', 10),
  /** DM_SDW. */
  fourOutcomes: named('sdw', z.array(z.string().max(10)).max(4).default([])),
})

/** 撤回报告: before the sender has decided. */
export const withdrawReport = action('withdrawReport', {})

const CHECKLIST = ['wasNoticed', 'wasDelivered', 'isFounded', 'isComplete'] as const
const answered = z.boolean().default(false)

/** 签收并认定办结; every point must be so. */
export const acceptReport = action(
  'acceptReport',
  {
    wasNoticed: named('gzbz', answered),
    wasDelivered: named('sdbz', answered),
    /** Whether the answer rests on the law. */
    isFounded: named('yjbz', answered),
    /** Whether every request is answered. */
    isComplete: named('hfbz', answered),
  },
  (args, problem) => {
    if (CHECKLIST.some(point => !args[point])) problem(REPORT_TEXTS.unchecked)
  },
)

const rejection = {
  /** DM_THCB. */
  reason: named('thyydm', z.string({ error: REPORT_TEXTS.noReason }).min(1, REPORT_TEXTS.noReason)),
  text: named('thsm', written(REPORT_TEXTS.noReason, { min: 10, max: 1000 })),
  dueOn: named('bljzrq', day),
}

/** 退回重办. */
export const sendReportBack = action('sendReportBack', rejection)

/** 退回下级重办: passes on what the next sender has rejected. */
export const passReportBack = action('passReportBack', rejection)

/** 逐级上报. */
export const reportUpward = action('reportUpward', {
  opinion: named('shyj', written(REPORT_TEXTS.noOpinion)),
})
