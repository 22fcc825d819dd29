import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readCalls } from '../compose/contract.mjs'

const require = createRequire(import.meta.url)

/** What the probe needs of the compiled contract. @param {string} root */
export function readContract(root) {
  const compiled = join(root, 'shared-lib/dist/contract')
  const { describe } = require(join(compiled, 'describe.js'))
  const { toWire, fromWire } = require(join(compiled, 'names.js'))
  const { isEnvelope, isSuccess } = require(join(compiled, 'envelope.js'))
  return { calls: readCalls(root), describe, toWire, fromWire, isEnvelope, isSuccess }
}

/** @typedef {ReturnType<typeof readContract>} Contract */

/** Whether a call is one of those that every province's server has; the others are this portal's own. @param {import('./wire.mjs').Call} call */
export const isCommon = ({ path }) => /Controller\/|^api\/bopmain\//.test(path)
