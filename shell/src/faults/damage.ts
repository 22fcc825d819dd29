import { composition } from '@portal/shared-lib'

/** What is wrong with a file of the portal that could not be loaded. */
export interface Damage {
  /** Below the base path, or of another origin the whole address. */
  readonly file: string
  /** Other bytes than the composition names; the right ones under a type that browsers refuse; none; no answer. */
  readonly how: 'changed' | 'mistyped' | 'missing' | 'unreachable'
}

const FAULT = 500

const ADDRESS = /(?:https?:\/\/|\/)[^\s"'()]+?\.(?:json|css|js)\b/

const looked = new WeakMap<Error, Promise<Damage | undefined>>()

/**
 * Looks at the file that an error of loading names, past the browser's cache; once for each error. Undefined where it
 * names none, and where the file is as it should be by now.
 */
export function damageOf(error: unknown): Promise<Damage | undefined> {
  if (!(error instanceof Error)) return Promise.resolve(undefined)
  const earlier = looked.get(error)
  if (earlier) return earlier
  const [address] = ADDRESS.exec(error.message) ?? []
  const found = address === undefined ? Promise.resolve(undefined) : lookAt(new URL(address, window.location.href))
  looked.set(error, found)
  return found
}

async function lookAt(address: URL): Promise<Damage | undefined> {
  const integrity = globalThis.__PORTAL_INTEGRITY?.[address.pathname]
  if (integrity === undefined) return undefined
  const how = await howOf(address, integrity)
  return how && { file: nameOf(address), how }
}

async function howOf(address: URL, integrity: string): Promise<Damage['how'] | undefined> {
  const ask = (init: RequestInit = {}) => fetch(address, { cache: 'no-store', ...init }).catch(() => undefined)
  const response = await ask()
  // A server that is busy, or away behind a proxy, says nothing of the file.
  if (!response || response.status >= FAULT) return 'unreachable'
  if (!response.ok) return 'missing'
  if (!(await ask({ integrity }))) return 'changed'
  return isTyped(address, response) ? undefined : 'mistyped'
}

/** Scripts and styles run only under a type of their own. */
function isTyped({ pathname }: URL, { headers }: Response): boolean {
  const type = headers.get('content-type') ?? ''
  if (pathname.endsWith('.js')) return /javascript/.test(type)
  return !pathname.endsWith('.css') || type.startsWith('text/css')
}

function nameOf({ origin, pathname }: URL): string {
  const { basePath } = composition().province
  if (origin !== window.location.origin) return origin + pathname
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
}
