import { CODE_DIGITS, plainCode } from '@portal/shared-lib/contract/rules/second-factor'
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every app for phones knows it. */
const STEP_SECONDS = 30
const ALGORITHM = 'SHA1'
/** Bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Steps by which the clocks of phone and server may differ. */
const DRIFT = 1

/** A new secret, base32. */
export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** The number of the time step whose code this is, as long as that is now or next to now. */
export function findStep(secret: string, typed: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = totpOf({ secret })
  const drift = totp.validate({ token: plainCode(typed), timestamp, window: DRIFT })
  return drift === null ? undefined : totp.counter({ timestamp }) + drift
}

/** What an app reads from a picture: the secret, and under which name it shows the codes. Chinese makes it long, so once. */
export const uriOf = (secret: string, label: string, issuer: string) =>
  totpOf({ secret, label, issuer, issuerInLabel: false }).toString()

const totpOf = (part: ConstructorParameters<typeof TOTP>[0]) =>
  new TOTP({ ...part, algorithm: ALGORITHM, digits: CODE_DIGITS, period: STEP_SECONDS })
