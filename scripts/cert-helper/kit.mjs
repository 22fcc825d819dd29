import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * What the stand-in shares with the portal: the numbers that page and helper agree on, and the work with keys.
 * @typedef {object} Kit
 * @property {typeof import('@portal/shared-lib/contract/rules/certificate-helper')} rules
 * @property {typeof import('../../server/src/people/identity/certificates/demo/helper-work')} work
 */

/** From what is built; Node needs `--conditions=compiled`. @param {string} root @returns {Kit} */
export function loadKit(root) {
  return {
    rules: require('@portal/shared-lib/contract/rules/certificate-helper'),
    work: require(join(root, 'server/dist/src/people/identity/certificates/demo/helper-work.js')),
  }
}
