import type { Readable } from 'node:stream'
import { errors } from '@portal/shared-lib/contract/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { tokenHash } from '../identity/token'
import type { Services } from '../services'
import { attachmentHeader } from './content-disposition'
import { OPEN_PATH } from './link'

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
      const opened = await openFile(services, request.params.token)
      return opened ? send(reply, opened) : reply.code(NOT_FOUND).type('text/html; charset=utf-8').send(MISSING_PAGE)
    },
  )
}

interface OpenedFile {
  readonly name: string
  readonly size: string
  readonly content: Readable
}

async function openFile({ db, files, now }: Services, token: string): Promise<OpenedFile | undefined> {
  const used = await db
    .deleteFrom('file_link')
    .where('token_hash', '=', tokenHash(token))
    .returning(['file_id', 'expires_at'])
    .executeTakeFirst()
  if (!used || used.expires_at <= now()) return undefined
  const file = await db
    .selectFrom('file')
    .where('id', '=', used.file_id)
    .select(['name', 'size', 'sha256'])
    .executeTakeFirstOrThrow()
  const content = await files.open(file.sha256)
  return content && { ...file, content }
}

function send(reply: FastifyReply, { name, size, content }: OpenedFile): FastifyReply {
  return reply
    .header('content-disposition', attachmentHeader(name))
    .header('content-length', size)
    .type('application/octet-stream')
    .send(content)
}
