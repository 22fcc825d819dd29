import { errors } from '@portal/shared-lib/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { browserOf } from '../browser'
import type { Services } from '../services'
import { attachmentHeader, inlineHeader } from './content-disposition'
import { OPEN_PATH } from './link'
import { shownAs } from './media-types'
import { type OpenedFile, openLink } from './open-link'
import { askedRange } from './range'
import type { FileStore } from './store'

const PARTIAL = 206
const NOT_FOUND = 404
const NO_SUCH_RANGE = 416
/** What is opened here never runs: neither as a page nor inside one. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"
const MISSING_PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${errors.fileMissing.text}</title>
<p>${errors.fileMissing.text}</p></html>`

/** Opens what a link points at, and uses the link up. */
export function serveLinks(app: FastifyInstance, services: Services): void {
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { token: string } }>(
    `${services.config.basePath}${OPEN_PATH}:token`,
    options,
    async (request, reply) => {
      reply.header('content-security-policy', SANDBOX).header('cache-control', 'no-store')
      const opened = await openLink(services, request.params.token, {
        address: request.ip,
        device: browserOf(request.headers['user-agent']),
      })
      return opened ? send(request, reply, opened, services.files) : sayMissing(reply)
    },
  )
}

const sayMissing = (reply: FastifyReply) => reply.code(NOT_FOUND).type('text/html; charset=utf-8').send(MISSING_PAGE)

async function send(request: FastifyRequest, reply: FastifyReply, file: OpenedFile, files: FileStore) {
  const size = Number(file.size)
  const range = askedRange(request.headers.range, size)
  if (range === false) return reply.code(NO_SUCH_RANGE).header('content-range', `bytes */${size}`).send()
  const content = await files.open(file.sha256, range)
  if (!content) return sayMissing(reply)
  if (range) reply.code(PARTIAL).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.end - range.start + 1 : size)
    .header('content-disposition', file.inline ? inlineHeader(file.name) : attachmentHeader(file.name))
    .type(file.inline ? shownAs(file.name) : 'application/octet-stream')
    .send(content)
}
