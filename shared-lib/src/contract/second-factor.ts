import { z } from 'zod'
import { dateTime, nothing, required } from './fields'
import { call } from './form'
import { isCode, plainCode, SECOND_FACTOR_TEXTS } from './rules/second-factor'

const LONGEST_PASSWORD = 200
const password = required(SECOND_FACTOR_TEXTS.noPassword).max(LONGEST_PASSWORD)
const code = z.string().refine(isCode, SECOND_FACTOR_TEXTS.malformedCode).transform(plainCode)

/** Whether the caller can sign in with one-time codes. */
export const secondFactor = call('POST', 'api/second-factor/state', {
  json: {},
  answer: z.object({
    enrolledAt: dateTime.nullable(),
    /** The caller's role must sign in with one: it can be replaced, not removed. */
    demanded: z.boolean(),
  }),
})

/**
 * Offers a secret for the caller's app. Until it is confirmed, codes of an earlier one go on working. Not marked as a
 * write, because the answers of writes are kept for a day and this one is secret; asking twice offers another.
 */
export const offerSecondFactor = call('POST', 'api/second-factor/offer', {
  json: { password },
  answer: z.object({
    /** `otpauth:` address for a QR picture. */
    uri: z.string(),
    /** The same secret for typing, base32. */
    key: z.string(),
  }),
})

/** Enrols the caller with the secret offered last, which a right code shows to have reached the app. */
export const confirmSecondFactor = call('POST', 'api/second-factor/confirm', {
  writes: true,
  json: { code },
  answer: nothing,
})

export const removeSecondFactor = call('POST', 'api/second-factor/remove', {
  writes: true,
  json: { password, code },
  answer: nothing,
})
