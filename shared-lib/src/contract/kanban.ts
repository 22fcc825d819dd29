import { z } from 'zod'
import { dateTime, day } from './fields'
import { call, named } from './form'
import { BOARD_LANES } from './rules/kanban'

const count = z.int()

const Card = z.object({
  /** Of the to-do; in the column 审批中 of the approval. */
  id: z.string(),
  petitionNo: named('xfjbh', z.string()),
  /** Page that does it, with its parameters, below the base path. */
  url: z.string(),
  /** What is to be done, or what is to be agreed to. */
  typeName: z.string(),
  lamp: z.enum(['green', 'none', 'yellow', 'orange', 'red', 'grey']),
  remainingDays: named('sysx', z.int().nullable()),
  dueAt: dateTime.nullable(),
  petitioner: named('xfr', z.string()),
  summary: named('nrzy', z.string()),
  flags: z.array(z.string()),
})

/** The open work of the caller's department by columns (`BOARD_COLUMNS`) and lanes: the to-dos of 部门待办, and 送审中. */
export const departmentBoard = call('POST', 'api/kanban/department', {
  json: { by: z.enum(BOARD_LANES).default('person') },
  answer: z.object({
    /** When it was counted. */
    asOf: dateTime,
    columns: z.array(z.object({ key: z.string(), count, overdue: count })),
    lanes: z.array(
      z.object({
        /** Person or category; empty: claimed by nobody. */
        key: z.string(),
        name: z.string(),
        count,
        overdue: count,
        /** Whether it is the caller's own. */
        own: z.boolean(),
        /** How much one person should have in hand at most; null: nobody's lane. */
        limit: count.nullable(),
      }),
    ),
    /** Where a lane has something in a column. Of the cards the most pressing ones (`BOARD_CARDS`). */
    cells: z.array(
      z.object({
        column: z.string(),
        lane: z.string(),
        count,
        overdue: count,
        /** For how many days they have been lying, all together. */
        days: z.number(),
        cards: z.array(Card),
      }),
    ),
  }),
})

/** What came to the department's to-dos and left them, day by day, and how long they stayed in each column. */
export const departmentFlow = call('POST', 'api/kanban/departmentFlow', {
  answer: z.object({
    asOf: dateTime,
    /** The oldest first; `open` by the columns of to-dos, at the end of the day. */
    days: z.array(z.object({ day, came: count, left: count, open: z.record(z.string(), count) })),
    /** Median stay of what left in these days, in hours; null: nothing left. */
    stays: z.array(z.object({ column: z.string(), count, hours: z.number().nullable() })),
  }),
})
