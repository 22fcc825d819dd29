import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Call } from '@portal/shared-lib/contract/form'
import { readCalls } from '../compose/contract.ts'

const require = createRequire(import.meta.url)

/** What the probe needs of the compiled contract. */
export function readContract(root: string) {
  const compiled = join(root, 'shared-lib/dist/contract')
  const { describe }: typeof import('@portal/shared-lib/contract/describe') = require(join(compiled, 'describe.js'))
  const { toWire, fromWire } = require(join(compiled, 'names.js'))
  const { isEnvelope, isSuccess }: typeof import('@portal/shared-lib/contract/envelope') = require(
    join(compiled, 'envelope.js'),
  )
  return { calls: readCalls(root), describe, toWire, fromWire, isEnvelope, isSuccess }
}

export type Contract = ReturnType<typeof readContract>

/** Whether a call is one of those that every province's server has; the others are this portal's own. */
export const isCommon = ({ path }: Call) => /Controller\/|^api\/bopmain\//.test(path)
