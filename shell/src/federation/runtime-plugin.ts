import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** Milliseconds after which a file that does not come counts as failed. */
const LOAD_LIMIT = 120_000
/** Matches nothing: a file the composition does not know is refused. */
const UNKNOWN = `sha256-${'A'.repeat(43)}=`

/** Verifies what Module Federation loads itself: manifests, remote entries, preloaded chunks and styles. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  return { name: 'portal-integrity', fetch: fetchVerified, createScript, createLink }
}

/** Fetches a file of the portal; throws where it is not the one that the composition knows. */
export async function fetchVerified(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, ...integrityInit(url), signal: AbortSignal.timeout(LOAD_LIMIT) }).catch(
    (cause: Error) => {
      throw new Error(`${url}: ${cause.message}`, { cause })
    },
  )
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  return response
}

export function createScript({ url, attrs }: { url: string; attrs?: Record<string, unknown> }) {
  const script = document.createElement('script')
  script.src = url
  copyAttributes(script, attrs)
  verify(script, url)
  // A failed tag would make the next attempt wait for it.
  script.addEventListener('error', () => script.remove())
  return { script, timeout: LOAD_LIMIT }
}

export function createLink({ url, attrs }: { url: string; attrs?: Record<string, unknown> }) {
  const link = document.createElement('link')
  copyAttributes(link, attrs)
  verify(link, url)
  link.href = url
  // A refused style left in the page would pass for loaded.
  link.addEventListener('error', () => link.remove())
  return link
}

function verify(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const digest = digestOf(url)
  if (digest === undefined) return
  element.crossOrigin = 'anonymous'
  element.integrity = digest
}

/** Whether the digest of a file is known by now. */
export const isKnown = (url: string) => ![undefined, UNKNOWN].includes(digestOf(url))

function integrityInit(url: string): RequestInit {
  const integrity = digestOf(url)
  return integrity === undefined ? {} : { integrity }
}

/** By path alone, so that a retry with a fresh query is verified too. Undefined where nothing is verified: development. */
function digestOf(url: string): string | undefined {
  const known = globalThis.__PORTAL_INTEGRITY
  return known && (known[new URL(url, window.location.href).pathname] ?? UNKNOWN)
}

function copyAttributes(element: Element, attributes: Record<string, unknown> = {}): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string' && name !== 'src' && name !== 'href') element.setAttribute(name, value)
  }
}
