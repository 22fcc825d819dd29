import type { Call } from '@portal/shared-lib/contract/form'
import { lenient } from '@portal/shared-lib/contract/lenient'
import { fromWire, toWire } from '@portal/shared-lib/contract/names'
import { namesOf } from '@portal/shared-lib/contract/names-of'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Db } from '../database/connect'
import { receiveBytes, receiveFile } from '../files/receive'
import { refuse, refuseField } from '../refusal'
import type { Ask, Route } from '../route'
import { followSecrecy } from '../secrecy'
import type { Services } from '../services'
import { admit } from './admission'
import { arrivedArguments } from './arrival'
import { sendAnswer, success } from './envelope'
import { limitOf } from './limits/limits'
import { keepOfRefusal, once, requestIdOf } from './once'
import { wirePath } from './wire-path'

/** NUL, and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Path of a text that PostgreSQL cannot hold, or undefined. */
function findUnstorable(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : ''
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const inside = isStorable(key) ? findUnstorable(inner) : ''
    if (inside !== undefined) return inside ? `${key}.${inside}` : key
  }
  return undefined
}

const isStorable = (text: string) => !UNSTORABLE.test(text)

/** Makes the routes reachable below the base path, each at its call's path and by its call's method only. */
export function register(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  for (const route of routes) {
    serve(app, route, services)
    refuseOtherMethods(app, route.call, services.config.basePath)
  }
}

function serve(app: FastifyInstance, route: Route, services: Services): void {
  const prepared = { route, services, readArguments: argumentReader(route.call), form: answerForm(route.call) }
  app.route({
    method: route.call.method,
    url: services.config.basePath + route.call.path,
    config: limitOf(route, services),
    onRequest: request => admit(route, request),
    handler: async (request, reply) =>
      sendAnswer(reply, success(await answer(prepared, request, reply), route.call.message)),
  })
}

interface Prepared {
  readonly route: Route
  readonly services: Services
  readonly readArguments: ReadArguments
  readonly form: AnswerForm
}

/** What happens to every call once its caller is admitted. */
async function answer(prepared: Prepared, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { route, services, readArguments, form } = prepared
  const { call } = route
  const { caller } = request
  const requestId = call.writes ? requestIdOf(request) : ''
  const { db } = services
  if (caller) await followSecrecy(services)
  const arrived = await receiveParts(route, request, services).catch(keepOfRefusal(db))
  const asked = { args: readArguments(request), ...arrived, caller, requestId, services, request, reply }
  const stored = await route.keep?.({ ...asked, db } as Ask<never>).catch(keepOfRefusal(db))
  const ask = { ...asked, stored }
  const handle = async (db: Db) => form.check(await route.handle({ ...ask, db } as Ask<never>))
  const reading = (route.readsMuch && services.replica) || db
  const write = call.writes && caller && { call, caller, requestId }
  return form.toWire(await (write ? once(write, db, handle) : handle(reading).catch(keepOfRefusal(db))))
}

async function receiveParts({ call, maxPiece }: Route, request: FastifyRequest, services: Services) {
  const { file: field } = call.parts
  if (!field) return {}
  if (maxPiece !== undefined) return { piece: await receiveBytes(request, field, maxPiece) }
  return { file: await receiveFile(request, field, services) }
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

function refuseOtherMethods(app: FastifyInstance, { method, path }: Call, basePath: string): void {
  const right = method === 'GET' ? ['GET', 'HEAD'] : [method]
  const refuseMethod = async () => refuse('wrongMethod', { allowed: method })
  app.route({
    method: METHODS.filter(other => !right.includes(other)),
    url: basePath + path,
    // Before the body is read: it is of no use.
    onRequest: refuseMethod,
    handler: refuseMethod,
  })
}

interface AnswerForm {
  /** Keeps what the contract names and nothing else; throws where the answer does not fit, which is our fault. */
  readonly check: (answer: unknown) => unknown
  readonly toWire: (answer: unknown) => unknown
}

/** The form in which a call's answer leaves. */
function answerForm({ path, answer: schema }: Call): AnswerForm {
  const names = namesOf(schema)
  return {
    check: answer => {
      const { data, error } = schema.safeParse(answer)
      if (error) throw new Error(`The answer of ${path} does not fit its contract: ${error.message}`)
      return data
    },
    toWire: answer => toWire(names, answer),
  }
}

type ReadArguments = (request: FastifyRequest) => unknown

/** A function that reads and checks the arguments of a call: what arrives, under its English names. */
function argumentReader(call: Call): ReadArguments {
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
