import { z } from 'zod'
import { petitionNo } from './action'
import { day, nothing } from './fields'
import { call, named } from './form'
import { extra, handedOver } from './registration'
import {
  FEEDBACK_LENGTH,
  FEEDBACK_STAGES,
  FEEDBACK_TEXTS,
  FEEDBACK_WAYS,
  type FeedbackStage,
  type FeedbackWay,
} from './rules/inspection-feedback'
import { IMPORT_COLUMNS, IMPORT_TEXTS, MOST_IMPORTED } from './rules/inspection-import'
import { written } from './written'

type Column = (typeof IMPORT_COLUMNS)[number]['name']

/** Texts as they stand in the sheet: what is wrong with one row is said of that row alone. */
const cells = Object.fromEntries(
  IMPORT_COLUMNS.map(({ name, wire, max }) => [
    name,
    named(
      wire,
      z
        .string()
        .trim()
        .max(2 * max)
        .default(''),
    ),
  ]),
) as { [name in Column]: z.ZodDefault<z.ZodString> }

/** 批量导入: what an inspection team hands over at once. All of it is registered, or nothing. */
export const importInspections = call('POST', 'api/inspections/import', {
  writes: true,
  slow: true,
  json: {
    ...handedOver,
    extra,
    rows: named('hList', z.array(z.object(cells)).min(1, IMPORT_TEXTS.none).max(MOST_IMPORTED, IMPORT_TEXTS.tooMany)),
    /** Tries all of it and stores nothing. */
    trial: named('sybz', z.boolean()),
  },
  answer: z.object({
    stored: named('rkbz', z.boolean()),
    /** Of each row its number once it is stored, or what is wrong with it. */
    rows: named('hList', z.array(z.object({ petitionNo: named('xfjbh', z.string()), reason: z.string() }))),
  }),
})

const STAGES = Object.keys(FEEDBACK_STAGES) as [FeedbackStage, ...FeedbackStage[]]
const WAYS = Object.keys(FEEDBACK_WAYS) as [FeedbackWay, ...FeedbackWay[]]

/** 反馈登记: the inspection team was told. That a petition has ended is said of one that has. */
export const registerFeedback = call('POST', 'api/inspections/feedback', {
  writes: true,
  json: {
    petitionNo,
    stage: named('fkjd', z.enum(STAGES, { error: FEEDBACK_TEXTS.noStage })),
    day: named('fkrq', day),
    way: named('fkfs', z.enum(WAYS, { error: FEEDBACK_TEXTS.noWay })),
    receiver: named('fkjsr', written(FEEDBACK_TEXTS.noReceiver, { min: 1, max: 50 })),
    text: named('fknr', written(FEEDBACK_TEXTS.shortText, FEEDBACK_LENGTH)),
  },
  answer: nothing,
})
