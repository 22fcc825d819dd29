import { basename } from 'node:path/posix'
import { errors } from '@portal/shared-lib/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { Services } from '../services'
import { sendEnvelope } from './envelope'
import { sendPage } from './page'

const NOT_FOUND = 404

/**
 * Answers what no route has: below the API in its envelope; the portal's screens, which exist in the browser only, by
 * the page in which they live; a file in plain words, so that no script is ever answered with a page.
 */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const { config } = services
  const [path = ''] = request.url.split('?', 1)
  if (isBelow(`${config.basePath}api/`, path)) return sendNoSuchCall(reply)
  if (config.portalFolder !== undefined && reads(request) && isScreen(path, config))
    return sendPage(request, reply, services, config.portalFolder)
  return reply.code(NOT_FOUND).type('text/plain; charset=utf-8').send('您访问的内容不存在')
}

export function sendNoSuchCall(reply: FastifyReply): FastifyReply {
  const { code, text } = errors.noSuchPath
  return sendEnvelope(reply, NOT_FOUND, { code, message: text, data: null })
}

const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isScreen = (path: string, { basePath }: Config) => isBelow(basePath, path) && !basename(path).includes('.')

const isBelow = (folder: string, path: string) => path.toLowerCase().startsWith(folder.toLowerCase())
