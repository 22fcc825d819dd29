import { z } from 'zod'
import { nothing } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { FILE_PARTS, PRINTED } from './rules/prints'

type Printed = keyof typeof PRINTED

/** Petitions on one print. */
const MOST = 200

/** Tells the audit that something is about to be printed, or saved as a file: a list, a book, papers of petitions, which the caller may see. */
export const notePrint = call('POST', 'api/prints/note', {
  writes: true,
  json: {
    what: z.enum(Object.keys(PRINTED) as [Printed, ...Printed[]]),
    /** The list, the month of a book, the approval on what has no number yet, or the official document. */
    of: z
      .string()
      .regex(/^[\w-]*$/)
      .max(20)
      .default(''),
    /** Rows of a list. */
    count: z.int().min(0).max(1_000_000).default(0),
    /** Of a whole file (整卷) what is printed of it. */
    parts: named(
      'bfList',
      z
        .array(z.enum(keysOf(FILE_PARTS)))
        .max(keysOf(FILE_PARTS).length)
        .default([]),
    ),
    petitionNos: named('bhList', z.array(z.string().length(20)).max(MOST).default([])),
  },
  answer: nothing,
})
