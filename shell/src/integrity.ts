/** Digests that webpack's chunk loading and the federation runtime verify against. Set before any chunk is asked for. */
declare global {
  var __PORTAL_INTEGRITY: Record<string, string> | undefined
}

/** Browsers take an integrity of any other form for none, and would run the file unverified. */
const FORM = /^sha256-[A-Za-z0-9+/]{43}=$/

/** Those that can be verified against; the files of others stay unknown, and so are refused. */
export const wellFormed = (digests: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(digests).filter(([, digest]) => FORM.test(digest)))

const text = document.getElementById('composition')?.textContent
const integrity = text && (JSON.parse(text) as { integrity?: Record<string, string> }).integrity
if (integrity) globalThis.__PORTAL_INTEGRITY = wellFormed(integrity)
