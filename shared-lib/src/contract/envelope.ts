/** The answer of every call: HTTP 200 with this, whatever came out. */
export interface Envelope {
  readonly code: number | string
  readonly message?: string
  readonly msg?: string
  readonly data?: unknown
  /** Of a refusal: the argument it is about. */
  readonly field?: string
}

const SUCCESS: readonly unknown[] = [0, '0', 200, 'SUCCESS']
const SESSION_ENDED: readonly unknown[] = [-1, '-1']

export const isSuccess = (envelope: Envelope) => SUCCESS.includes(envelope.code)
export const endsSession = (envelope: Envelope) => SESSION_ENDED.includes(envelope.code)

export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'code' in value
}

/** Name of the cookie that holds the account token; the page sends it as the Bearer header. */
export const TOKEN_COOKIE = 'Admin-Token-YWXT'

/** Header by which a write is recognised when it is sent again. Value: a UUID. */
export const REQUEST_ID_HEADER = 'X-Request-Id'
