import { z } from 'zod'
import { action } from './action'
import { day } from './fields'
import { named } from './form'
import { CLOSING_TEXTS } from './rules/closing'
import { uploaded } from './uploaded'
import { remark, written } from './written'

/** 办结. */
export const close = action('close', {
  /** DM_BJLX, of those that an answer leads to. */
  closeType: named('bjlx', z.enum(['01', '04', '05', '06', '07', '13', '15'], { error: CLOSING_TEXTS.noKind })),
  /** DM_SDW. */
  fourOutcomes: named(
    'sdw',
    z.array(z.enum(['1', '2', '3', '4']), { error: CLOSING_TEXTS.noKind }).min(1, CLOSING_TEXTS.noKind),
  ),
})

/** 群众评价, as told by the petitioner. */
export const evaluate = action(
  'evaluate',
  {
    side: named('pjdx', z.enum(['bureau', 'unit'], { error: CLOSING_TEXTS.noRating })),
    /** DM_MYD. */
    value: named('myd', z.enum(['0', '1', '3'], { error: CLOSING_TEXTS.noRating })),
    /** DM_BMYYY. */
    reasons: named('bmyyy', z.array(z.string().max(10)).max(9).default([])),
    /** The petitioner's own words. */
    text: named('pjnr', z.string().trim().max(500, '评价内容不能超过500个字').default('')),
    /** DM_PJQD. */
    channel: named('pjqd', z.string({ error: CLOSING_TEXTS.noChannel }).min(1, CLOSING_TEXTS.noChannel)),
  },
  ({ value, reasons }, problem) => {
    if (value === '3' && reasons.length === 0) problem(CLOSING_TEXTS.noCause, 'reasons')
  },
)

/** 抽取核查. */
export const selectForCheck = action('selectForCheck', {})

const MOST_POINTS = 100
const score = z
  .int({ error: CLOSING_TEXTS.unscored })
  .min(0, CLOSING_TEXTS.unscored)
  .max(MOST_POINTS, CLOSING_TEXTS.unscored)

interface Verdict {
  result: 'passed' | 'correct' | 'redo'
  findings: string
}

/** 办结核查; scores from 0 to 100. */
export const checkClosing = action(
  'checkClosing',
  {
    procedure: named('cxdf', score),
    substance: named('stdf', score),
    delivery: named('sddf', score),
    evaluation: named('pjdf', score),
    result: named('hcjl', z.enum(['passed', 'correct', 'redo'], { error: CLOSING_TEXTS.noResult })),
    findings: named('hcwt', remark('核查发现的问题', 1000)),
  },
  ({ result, findings }: Verdict, problem) => {
    if (result !== 'passed' && !findings) problem(CLOSING_TEXTS.noFinding, 'findings')
  },
)

interface Callback {
  value: '0' | '1' | '3'
  note: string
}

/** 回访: what the petitioner says while the closing is checked. */
export const recordCallback = action(
  'recordCallback',
  {
    calledOn: named('hfrq', day),
    way: named('hffs', z.enum(['phone', 'visit', 'meeting'], { error: CLOSING_TEXTS.noWay })),
    /** DM_MYD. */
    value: named('myd', z.enum(['0', '1', '3'], { error: CLOSING_TEXTS.noSatisfaction })),
    /** The petitioner's own words. */
    note: named('hfqk', z.string().trim().max(500, '回访情况不能超过500个字').default('')),
  },
  ({ value, note }: Callback, problem) => {
    if (value === '3' && !note) problem(CLOSING_TEXTS.noComplaint, 'note')
  },
)

/** 整改: what was found is put right. */
export const submitCorrection = action('submitCorrection', {
  proof: named('zgqk', written(CLOSING_TEXTS.shortProof, { min: 10 })),
  fileIds: uploaded(),
})

/** 重新办理. */
export const reopen = action('reopen', {
  ground: named('cbyj', z.enum(['check', 'review', 'supervision', 'newFacts'], { error: CLOSING_TEXTS.noGround })),
  reason: named('cbly', written(CLOSING_TEXTS.shortReason, { min: 10, max: 1000 })),
})

/** 归档. */
export const archive = action('archive', {
  /** That of the petition without one of its own. */
  archiveNo: named('dah', z.string().trim().max(50, '档案号不能超过50个字').default('')),
})
