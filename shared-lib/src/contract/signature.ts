import { z } from 'zod'
import { dateTime } from './fields'
import { call } from './form'
import { signatureProblem } from './rules/signature'

/** What the caller signs approvals with: a PNG as a data URL, and since when; null without one. */
export const signature = call('POST', 'api/approvals/signature', {
  json: {},
  answer: z.object({ picture: z.string(), keptAt: dateTime }).nullable(),
})

/** Signs with another picture from now on. What is signed already stays as it is. */
export const keepSignature = call('POST', 'api/approvals/keepSignature', {
  writes: true,
  json: { picture: z.string() },
  check: ({ picture }: { picture: string }, problem) => {
    const text = signatureProblem(picture)
    if (text) problem(text, 'picture')
  },
  answer: z.null(),
})

/** Signs with the name alone from now on. */
export const endSignature = call('POST', 'api/approvals/endSignature', { writes: true, json: {}, answer: z.null() })
