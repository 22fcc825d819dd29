import { z } from 'zod'
import { dateTime, day, nothing } from './fields'
import { call, named } from './form'
import { CODE_PATTERN, CODE_TEXTS, MOST_CODE_NAME } from './rules/code-tables'

const tableName = named('dmbm', z.string().regex(/^DM_[A-Z_]{1,40}$/))
const codeId = named('dm', z.string({ error: CODE_TEXTS.code }).regex(CODE_PATTERN, CODE_TEXTS.code))
const codeName = named(
  'mc',
  z.string({ error: CODE_TEXTS.name }).trim().min(1, CODE_TEXTS.name).max(MOST_CODE_NAME, CODE_TEXTS.name),
)
const parentId = named('sjdm', z.string().max(12).nullable())
const inUse = named('syb', z.boolean())
const validFrom = named('ksrq', day.nullable())
const validTo = named('jsrq', day.nullable())

/** Every code table, with how many codes it has and how many of them can be chosen. */
export const codeTables = call('POST', 'api/codeTables/list', {
  answer: z.object({
    list: z.array(
      z.object({
        tableName,
        title: named('dmbmc', z.string()),
        total: named('zs', z.int()),
        inUse: named('sys', z.int()),
      }),
    ),
  }),
})

/** The codes of a table in their order, those that can no longer be chosen too. */
export const codeItems = call('POST', 'api/codeTables/items', {
  json: { tableName },
  answer: z.object({
    list: z.array(
      z.object({
        codeId: named('dm', z.string()),
        codeName: named('mc', z.string()),
        parentId,
        parentName: named('sjmc', z.string()),
        inUse,
        /** Both included; null: without an end. */
        validFrom,
        validTo,
        /** In use, and today is one of its days. */
        isChoosable: named('kxb', z.boolean()),
        /** Set by the officer: the province's files no longer change it. */
        isOwn: named('bdb', z.boolean()),
      }),
    ),
  }),
})

/** How many petitions bear a code, which keep it and its name. */
export const previewCodeItem = call('POST', 'api/codeTables/preview', {
  json: { tableName, codeId },
  slow: true,
  answer: z.object({ petitions: named('xfjs', z.int()) }),
})

interface Days {
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** Adds a code at the end of its table, or changes the name of one and when it can be chosen. None is removed. */
export const saveCodeItem = call('POST', 'api/codeTables/save', {
  json: {
    tableName,
    codeId,
    codeName,
    inUse,
    validFrom: named('ksrq', day.nullable().default(null)),
    validTo: named('jsrq', day.nullable().default(null)),
    parentId,
    isNew: named('xzb', z.boolean()),
  },
  check: ({ validFrom, validTo }: Days, problem: (text: string, field?: string) => void) => {
    if (validFrom !== null && validTo !== null && validTo < validFrom) problem(CODE_TEXTS.backwards, 'validTo')
  },
  writes: true,
  answer: nothing,
})

/** Moves a code before or behind its neighbour. */
export const moveCodeItem = call('POST', 'api/codeTables/move', {
  json: { tableName, codeId, toward: named('fx', z.enum(['up', 'down'])) },
  writes: true,
  answer: nothing,
})

/** Who has changed a table, the latest first. */
export const codeHistory = call('POST', 'api/codeTables/history', {
  json: { tableName },
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: named('sj', dateTime),
        person: named('xm', z.string()),
        codeId: named('dm', z.string()),
        was: named('bgq', z.string()),
        is: named('bgh', z.string()),
      }),
    ),
  }),
})
