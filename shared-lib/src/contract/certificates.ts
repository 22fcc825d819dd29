import { z } from 'zod'
import { nothing } from './fields'
import { call, named } from './form'
import { CERTIFICATE_KINDS, CERTIFICATE_TEXTS } from './rules/certificate'

/** Characters; a certificate with its signature needs about 4,000 of them. */
const LONGEST = 20_000

/** The server's certificate, DER in base64, for which a password is sealed; of the kind that the user's key can seal for. */
export const serverCertificate = call('GET', 'api/XfUserController/exportCert', {
  open: true,
  query: { kind: z.enum(CERTIFICATE_KINDS).optional() },
  answer: z.string(),
})

/** A text to be signed, once and within 60 s. */
export const challenge = call('POST', 'api/certificates/challenge', {
  open: true,
  json: {},
  answer: z.object({ message: z.string() }),
})

const signed = z.string().trim().min(1, CERTIFICATE_TEXTS.noKey).max(LONGEST)

/** Makes the certificate that signed a challenge the one with which the caller signs in. */
export const bindCertificate = call('POST', 'api/XfUserController/bindSubject', {
  writes: true,
  form: {
    loginAccount: z.string().trim(),
    organisationId: named('orgId', z.string().trim()),
    message: named('Message', signed),
    signature: named('SignData', signed),
  },
  answer: nothing,
})
