import { z } from 'zod'
import { dateTime, nothing, required } from './fields'
import { call } from './form'
import { MASK_KINDS, MASK_RULES, type Mask, type MaskKind } from './rules/masks'
import { POLICY_REASON_MAX, POLICY_TEXTS } from './rules/policies'
import { MOST_COUNTED, SECRECY_TEXTS, wordProblem } from './rules/secrecy'

const reason = required(POLICY_TEXTS.reason).max(POLICY_REASON_MAX, POLICY_TEXTS.reason)
/** Who set it last, when and why. */
const lastSet = { person: z.string(), at: dateTime, reason: z.string() }

/** The classified words that were added to the fixed ones; those out of use too. */
export const classifiedWords = call('POST', 'api/secrecy/words', {
  answer: z.object({ list: z.array(z.object({ word: z.string(), inUse: z.boolean(), ...lastSet })) }),
})

const setting = {
  word: z
    .string()
    .trim()
    .refine(word => wordProblem(word) === undefined, {
      error: ({ input }) => wordProblem(String(input)) ?? SECRECY_TEXTS.word,
    }),
  inUse: z.boolean(),
}

/** What setting a word would do. Each question is in the audit, for it tells of cases. */
export const previewWord = call('POST', 'api/secrecy/previewWord', {
  json: setting,
  writes: true,
  answer: z.object({
    /** Open cases, but for walled ones, in whose description the word stands; at most so many are counted. */
    cases: z.int().max(MOST_COUNTED),
  }),
})

export const setWord = call('POST', 'api/secrecy/setWord', {
  json: { ...setting, reason },
  writes: true,
  answer: nothing,
})

const kind = z.enum(MASK_KINDS)
const shown = z.int().min(0)

/** How personal data are masked, and who has set so; `at` is null where it is as delivered. */
export const masks = call('POST', 'api/secrecy/masks', {
  answer: z.object({
    list: z.array(z.object({ kind, head: z.int(), tail: z.int(), ...lastSet, at: dateTime.nullable() })),
  }),
})

export const setMask = call('POST', 'api/secrecy/setMask', {
  json: { kind, head: shown, tail: shown, reason },
  check: ({ kind: of, head, tail }: Mask & { kind: MaskKind }, problem: (text: string, field: string) => void) => {
    const { most } = MASK_RULES[of]
    if (head > most.head) problem(SECRECY_TEXTS.mask, 'head')
    if (tail > most.tail) problem(SECRECY_TEXTS.mask, 'tail')
  },
  writes: true,
  answer: nothing,
})
