const NOT_FOUND = 404
/** More differences of one answer tell no more. */
const MOST_DETAILS = 5

/**
 * What an answer says of the call: whether the server knows it, and where it is not as the contract has it.
 * @param {import('./contract.mjs').Contract} contract
 * @param {import('./wire.mjs').Call} call
 * @param {import('./wire.mjs').Descriptor} descriptor
 * @param {import('./wire.mjs').Answered} answered
 */
export function judge({ isEnvelope, isSuccess, fromWire }, call, { receive }, { status, text }) {
  if (status === NOT_FOUND) return { result: 'missing', details: [] }
  if (status !== 200) return { result: 'differs', details: [status ? `HTTP ${status}, 200 is expected` : text] }
  const envelope = /** @type {import('../../shared-lib/src/contract/envelope').Envelope} */ (parse(text))
  if (!isEnvelope(envelope)) return { result: 'differs', details: ['The answer is no { code, message, data }'] }
  const { code, message, msg } = envelope
  if (!isSuccess(envelope)) return { result: 'refused', details: [`${code} ${message ?? msg ?? ''}`.trim()] }
  const data = fromWire(receive, envelope.data)
  const checked = call.answer.safeParse(data)
  if (checked.success) return { result: 'fits', details: [], data }
  const details = checked.error.issues.map(({ path, message }) => `${wirePath(receive, path)}: ${message}`)
  return { result: 'differs', details: details.slice(0, MOST_DETAILS), data }
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A place in an answer, in the words of the wire. @param {import('./wire.mjs').Descriptor['receive']} names @param {PropertyKey[]} path @returns {string} */
function wirePath(names, [first, ...rest]) {
  if (first === undefined) return 'data'
  const entry = typeof first === 'string' ? names?.[first] : names
  const [wire, inside] = Array.isArray(entry)
    ? entry
    : [typeof entry === 'string' ? entry : first, typeof first === 'number' ? names : undefined]
  return rest.length ? `${String(wire)}.${wirePath(inside, rest)}` : String(wire)
}
