import type { Call } from '@portal/shared-lib/contract/form'
import { lenient } from '@portal/shared-lib/contract/lenient'
import { fromWire } from '@portal/shared-lib/contract/names'
import { namesOf } from '@portal/shared-lib/contract/names-of'
import type { FastifyRequest } from 'fastify'
import { refuse, refuseField } from '../refusal'
import { arrivedArguments } from './arrival'
import { findUnstorable } from './unstorable'
import { wirePath } from './wire-path'

export type ReadArguments = (request: FastifyRequest) => unknown

/** A function that reads and checks the arguments of a call: what arrives, under its English names. */
export function argumentReader(call: Call): ReadArguments {
  const names = namesOf(call.args)
  return request => {
    const arrived = arrivedArguments(call, request)
    const unstorable = findUnstorable(arrived)
    if (unstorable !== undefined) refuse('badInput', { detail: `${unstorable} 含有无法保存的字符` })
    const { data, error } = call.args.safeParse(lenient(call.args, fromWire(names, arrived)), { error: withoutText })
    const [problem] = error?.issues ?? []
    if (!problem) return data
    const field = wirePath(problem.path, names)
    return problem.message ? refuseField(problem.message, field) : refuse('badInput', { detail: field })
  }
}

/** zod asks this only where the contract has no text of its own; its English texts are not for users. */
const withoutText = () => ''
