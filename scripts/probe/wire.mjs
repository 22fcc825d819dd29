/**
 * @typedef {import('../compose/contract.mjs').Call} Call
 * @typedef {import('../../shared-lib/src/contract/descriptor').CallDescriptor} Descriptor
 * @typedef {{ status: number, text: string, token?: string }} Answered `token`: that a sign-in handed out
 */

/** As long as the portal itself waits for an answer, in milliseconds. */
const LIMIT = 100_000

/**
 * Makes one call as a browser would, in the words of the wire.
 * @param {string} address of the portal, ends with a slash
 * @param {Descriptor} call
 * @param {Record<string, unknown>} wire arguments
 * @param {{ token?: string | undefined, limit?: number | undefined }} [how]
 * @returns {Promise<Answered>}
 */
export async function send(address, { method, path, body }, wire, { token, limit = LIMIT } = {}) {
  const fields = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)]))
  const inAddress = method === 'GET' || body === 'query'
  const response = await fetch(`${address}${path}${inAddress && fields.size ? `?${fields}` : ''}`, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(inAddress ? {} : { body: fields }),
    redirect: 'manual',
    signal: AbortSignal.timeout(limit),
  })
  const handedOut = /Admin-Token-YWXT=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1]
  return { status: response.status, text: await response.text(), ...(handedOut && { token: handedOut }) }
}

/**
 * Puts arguments where the call says that they travel.
 * @param {Descriptor} call
 * @param {Record<string, unknown>} args
 * @param {(names: Descriptor['send'], value: unknown) => unknown} toWire
 * @returns {Record<string, unknown>}
 */
export function encode({ jsonField, wrapped = [], send: names }, args, toWire) {
  const part = (/** @type {boolean} */ inside) =>
    toWire(names, Object.fromEntries(Object.entries(args).filter(([name]) => wrapped.includes(name) === inside)))
  const outside = /** @type {Record<string, unknown>} */ (part(false))
  return jsonField ? { ...outside, [jsonField]: JSON.stringify(part(true)) } : outside
}
