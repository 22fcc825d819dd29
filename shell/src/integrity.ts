import { fetchVerified } from './federation/runtime-plugin'

declare global {
  /** Digests that webpack's chunk loading and the federation runtime verify against. Set before any chunk is asked for. */
  var __PORTAL_INTEGRITY: Record<string, string> | undefined
  /** Makes the digest of a file known that is asked for later than a page; undefined where there is nothing to learn. */
  var __PORTAL_LATER: ((path: string) => Promise<void> | undefined) | undefined
}

/** Browsers take an integrity of any other form for none, and would run the file unverified. */
const FORM = /^sha256-[A-Za-z0-9+/]{43}=$/

/** Those that can be verified against; the files of others stay unknown, and so are refused. */
export const wellFormed = (digests: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(digests).filter(([, digest]) => FORM.test(digest)))

const text = document.getElementById('composition')?.textContent
const integrity = text && (JSON.parse(text) as { integrity?: Record<string, string> }).integrity
if (integrity) globalThis.__PORTAL_INTEGRITY = wellFormed(integrity)

/** Lists that are on their way, or here. */
const learning = new Map<string, Promise<void>>()

globalThis.__PORTAL_LATER = path => {
  const known = globalThis.__PORTAL_INTEGRITY
  const list = path.replace(/(js|css)\/[^/]*$/, 'later.json')
  // A list that nobody vouches for is none: what only it names is refused.
  if (!known?.[list] || known[path]) return undefined
  const learned = learning.get(list) ?? learn(list, known)
  learning.set(list, learned)
  learned.catch(() => learning.delete(list))
  return learned
}

/** Names files beside it, and so can say nothing of what another list does. */
async function learn(list: string, known: Record<string, string>): Promise<void> {
  const files = (await (await fetchVerified(list, {})).json()) as Record<string, string>
  for (const [file, digest] of Object.entries(wellFormed(files))) {
    if (/^(js|css)\/[\w.-]+$/.test(file)) known[list.replace(/[^/]*$/, file)] ??= digest
  }
}
