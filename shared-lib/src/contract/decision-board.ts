import { z } from 'zod'
import { dateTime, day } from './fields'
import { call, named } from './form'
import { checkPeriod, period, scope, Table } from './stats'

const asked = { json: { ...scope, ...period }, check: checkPeriod, answer: Table }

/** A law or policy by its title; where the knowledge base has it, with its document. */
const Law = z.object({
  title: named('bt', z.string()),
  /** Empty: the knowledge base has none of that title. */
  documentId: named('wdid', z.string()),
  status: named('zt', z.string()),
  effectDate: named('sxrq', day.nullable()),
})

/**
 * A row for each law or policy behind petitions, a column for each category of the second level: how many petitions have
 * an opinion that cites it, or are of a category that the knowledge base links to it.
 */
export const policyMatrix = call('POST', 'api/stats/policyMatrix', {
  ...asked,
  answer: z.object({ table: Table, laws: z.array(Law) }),
})

/** The laws that opinions cite most; and how many have an opinion, one that cites nothing, one that cites what is repealed. */
export const citations = call('POST', 'api/stats/citations', {
  ...asked,
  answer: z.object({ table: Table, laws: z.array(Law), checks: Table }),
})

/** A row for each category of the first level, a column for each reason (DM_XFYY). */
export const causes = call('POST', 'api/stats/causes', asked)

const category = z.union([z.literal(''), z.string().regex(/^\d{6}$/, '请选择内容分类')]).default('')

/**
 * A row for each whole week, at most 26 on either side of the day on which a policy took effect: petitions of a category,
 * repeated ones among them, and those of a category beside it. What is empty is chosen.
 */
export const beforeAfter = call('POST', 'api/stats/beforeAfter', {
  json: {
    ...scope,
    policy: named('wdid', z.string().trim().max(50).default('')),
    category: named('nrfl', category),
  },
  answer: z.object({
    policies: z.array(Law),
    policy: named('wdid', z.string()),
    category: named('nrfl', z.string()),
    control: named('dzfl', z.string()),
    /** First day of the week in which the policy took effect: that day. */
    effectDate: named('sxrq', day.nullable()),
    table: Table,
    /** By column: petitions a week before and after, and the change in percent; null where there is too little to compare. */
    means: z.array(z.object({ before: z.number(), after: z.number(), change: z.number().nullable() })).nullable(),
  }),
})

/** What the caller's organisation has recommended as 完善政策, by the field of the petitions, and what came of it. */
export const suggestions = call('POST', 'api/stats/suggestions', {
  json: { from: period.from, to: period.to },
  check: checkPeriod,
  answer: z.object({
    asOf: dateTime,
    rows: z.array(
      z.object({
        id: named('nrfl', z.string()),
        name: named('mc', z.string()),
        sent: z.int(),
        waiting: z.int(),
        full: z.int(),
        part: z.int(),
        none: z.int(),
      }),
    ),
  }),
})

/** What summaries of the last 13 weeks are about, and how many of the 13 weeks before. */
export const topics = call('POST', 'api/stats/topics', {
  json: { ...scope },
  answer: z.object({
    table: Table,
    /** In the order of the table's rows. */
    topics: z.array(
      z.object({
        id: named('ztid', z.string()),
        terms: z.array(z.string()),
        /** Its share has doubled, and it has 20 petitions or more. */
        isNew: z.boolean(),
        /** Of those that the caller may open: beginnings without names and numbers. */
        excerpts: z.array(z.object({ petitionNo: named('xfjbh', z.string()), text: z.string() })),
      }),
    ),
  }),
})

/** The last four weeks by days, and what the next seven days would bring if all goes on as it went. */
export const forecast = call('POST', 'api/stats/forecast', {
  json: { ...scope },
  answer: z.object({
    table: Table,
    /** Null: the days known are too few to say. */
    ahead: z
      .object({
        days: z.array(z.object({ day, value: z.number(), low: z.number(), high: z.number() })),
        /** By how many petitions a day it was wrong in the last four weeks, and by what part of all. */
        meanError: z.number(),
        errorShare: z.number().nullable(),
      })
      .nullable(),
  }),
})
