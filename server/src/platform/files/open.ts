import { errors } from '@portal/shared-lib/contract/errors'
import { type AcceptedEnding, acceptedEnding } from '@portal/shared-lib/contract/rules/attachment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { browserOf } from '../browser'
import type { Services } from '../services'
import { OPEN_PATH } from './link'
import { type OpenedFile, openLink } from './open-link'
import { sendRange } from './send-range'
import type { FileStore } from './store'

const UNSHOWN = 'application/octet-stream'

/** As what a page may show a file. All else, and all that could run, is but bytes. */
const SHOWN: Partial<Record<AcceptedEnding, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  txt: 'text/plain',
  csv: 'text/plain',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** The content type under which a file is shown. */
function shownAs(name: string): string {
  const ending = acceptedEnding(name)
  return (ending && SHOWN[ending]) ?? UNSHOWN
}

/** What RFC 5987 lets stand for itself; encodeURIComponent leaves a few more. */
const NOT_ALLOWED = /['()*]/g

/** A Content-Disposition for a name in any script: RFC 6266 with an ASCII stand-in for programs that know no better. */
const attachmentHeader = (name: string) => disposition('attachment', name)

/** The same for a file that is shown where it is opened. */
const inlineHeader = (name: string) => disposition('inline', name)

function disposition(kind: 'attachment' | 'inline', name: string): string {
  const standIn = name.replace(/[^\x20-\x7E]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(NOT_ALLOWED, character => `%${hexOf(character)}`)
  return `${kind}; filename="${standIn}"; filename*=UTF-8''${encoded}`
}

const hexOf = (character: string) => character.charCodeAt(0).toString(16).toUpperCase()

const NOT_FOUND = 404
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
  reply
    .header('content-disposition', file.inline ? inlineHeader(file.name) : attachmentHeader(file.name))
    .type(file.inline ? shownAs(file.name) : UNSHOWN)
  const sent = await sendRange(request, reply, { ...file, size: Number(file.size) }, files)
  return sent ?? sayMissing(reply.removeHeader('content-disposition'))
}
