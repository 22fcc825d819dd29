/** Digests that webpack's chunk loading and the federation runtime verify against. Set before any chunk is asked for. */
declare global {
  var __PORTAL_INTEGRITY: Record<string, string> | undefined
}

const text = document.getElementById('composition')?.textContent
if (text) globalThis.__PORTAL_INTEGRITY = (JSON.parse(text) as { integrity?: Record<string, string> }).integrity

export {}
