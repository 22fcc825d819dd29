import type { Call } from '@portal/shared-lib/contract/form'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Db } from '../database/connect'
import { receiveBytes, receiveFile } from '../files/receive'
import { refuse } from '../refusal'
import type { Ask, Route } from '../route'
import type { Services } from '../services'
import { admit } from './admission'
import { type AnswerForm, answerForm } from './answer'
import { argumentReader, type ReadArguments } from './arguments'
import { OK, sendEnvelope, success } from './envelope'
import { limitOf } from './limits/limits'
import { keepOfRefusal, once, requestIdOf } from './once'

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
      sendEnvelope(reply, OK, success(await answer(prepared, request, reply), route.call.message)),
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
  const arrived = await receiveParts(route, request, services).catch(keepOfRefusal(db))
  const asked = { args: readArguments(request), ...arrived, caller, requestId, services, request, reply }
  const stored = await route.keep?.({ ...asked, db } as Ask<never>).catch(keepOfRefusal(db))
  const ask = { ...asked, stored }
  const handle = async (db: Db) => form.check(await route.handle({ ...ask, db } as Ask<never>))
  const write = call.writes && caller && { call, caller, requestId }
  return form.toWire(await (write ? once(write, db, handle) : handle(db).catch(keepOfRefusal(db))))
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
