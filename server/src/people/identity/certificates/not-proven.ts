/** Why a certificate proves nothing; for the log, never for the caller. */
export type Why =
  | 'challenge'
  | 'malformed'
  | 'content'
  | 'signature'
  | 'issuer'
  | 'expired'
  | 'usage'
  | 'revoked'
  | 'revocationList'
  | 'notBound'
  | 'sealed'
  | 'password'

/** Ends the check of a certificate that proves nothing. */
export class NotProven extends Error {
  constructor(readonly why: Why) {
    super(why)
  }
}
