import type { CallDescriptor } from '@portal/shared-lib/contract/descriptor'

export type Descriptor = CallDescriptor

/** `token`: that a sign-in handed out. */
export interface Answered {
  status: number
  text: string
  token?: string
}

/** As long as the portal itself waits for an answer, in milliseconds. */
const LIMIT = 100_000

/**
 * Makes one call as a browser would, in the words of the wire.
 * @param address of the portal, ends with a slash
 * @param wire arguments
 */
export async function send(
  address: string,
  { method, path, body }: Descriptor,
  wire: Record<string, unknown>,
  { token, limit = LIMIT }: { token?: string | undefined; limit?: number | undefined } = {},
): Promise<Answered> {
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

/** Puts arguments where the call says that they travel. */
export function encode(
  { jsonField, wrapped = [], send: names }: Descriptor,
  args: Record<string, unknown>,
  toWire: (names: Descriptor['send'], value: unknown) => Record<string, unknown>,
): Record<string, unknown> {
  const part = (inside: boolean) =>
    toWire(names, Object.fromEntries(Object.entries(args).filter(([name]) => wrapped.includes(name) === inside)))
  const outside = part(false)
  return jsonField ? { ...outside, [jsonField]: JSON.stringify(part(true)) } : outside
}
