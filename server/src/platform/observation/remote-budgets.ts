/**
 * What a remote may take in a browser, as docs/federation.md publishes it; the alerts compare with these. `load` and `mount`:
 * seconds within which 95 of 100 are done; `faults`: of so many loads one may fail.
 */
export const REMOTE_BUDGETS = { load: 2.5, mount: 1, faults: 0.01 }
