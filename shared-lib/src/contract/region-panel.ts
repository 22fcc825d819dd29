import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call, named } from './form'
import { Condition } from './lists'
import { reportSheet, scope, Table } from './stats'
import { unclassified } from './written'

/**
 * One region: who its office is, what it has this year, compared with the period before, its last twelve months, what its
 * petitions are about, and who there has most overdue.
 */
export const region = call('POST', 'api/stats/region', {
  json: { region: scope.region },
  answer: z.object({
    name: named('dqmc', z.string()),
    /** The region's own 信访局, where it has one. */
    office: named(
      'xfj',
      z
        .object({
          name: named('jgmc', z.string()),
          telephone: named('lxdh', z.string()),
          receptionAddress: named('jfdz', z.string()),
        })
        .nullable(),
    ),
    figures: Table,
    trend: Table,
    categories: Table,
    units: Table,
  }),
})

const MOST_TITLE = 60
const MOST_TEXT = 10_000

const ofMonth = {
  region: scope.region,
  month: named('yf', z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, '请选择月份')),
}
const written = {
  title: named('bt', unclassified('请填写标题', MOST_TITLE, `标题不能超过${MOST_TITLE}个字`).min(1, '请填写标题')),
  text: named('zw', unclassified('请填写正文', MOST_TEXT).min(1, '请填写正文')),
}

/** 月通报: what a draft of the circular about a month says by the figures, and what of it was saved. */
export const circular = call('POST', 'api/stats/circular', {
  json: ofMonth,
  answer: z.object({
    title: named('bt', z.string()),
    asOf: dateTime,
    /** Whose figures are those that the caller's office has frozen: names of reports. */
    frozen: z.array(z.string()),
    /** Words, and numbers with the conditions of their lists. */
    paragraphs: z.array(z.array(z.object({ text: z.string(), conditions: z.array(Condition).nullable() }))),
    saved: z
      .object({
        title: named('bt', z.string()),
        text: named('zw', z.string()),
        by: named('bcr', z.string()),
        at: named('bcsj', dateTime),
      })
      .nullable(),
  }),
})

/** Keeps the office's draft in the place of what was kept before. `before`: when that was; another one's since then refuses this. */
export const saveCircular = call('POST', 'api/stats/saveCircular', {
  writes: true,
  json: { ...ofMonth, ...written, before: named('bcsj', dateTime.nullable()) },
  answer: nothing,
})

/** A draft as a .docx. */
export const circularPaper = call('POST', 'api/stats/circularPaper', {
  json: { ...ofMonth, ...written },
  answer: reportSheet.answer,
})
