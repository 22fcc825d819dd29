import type { FastifyInstance } from 'fastify'
import { findCallerBySession } from '../../people/identity/find-caller'
import { sendRange } from '../../platform/files/send-range'
import type { Services } from '../../platform/services'
import { tokenHash } from '../../platform/token'
import { MEDIA_PATH } from './link'
import { PAGE } from './page'

const NOT_FOUND = 404
/** What is opened here never runs as a page. */
const SANDBOX = "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'"

/** Sends videos to players, whole or a range of bytes, to those whose session lasts and who may see the page. */
export function serveMedia(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { token: string } }>(
    `${services.config.basePath}${MEDIA_PATH}:token`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('content-security-policy', SANDBOX).header('cache-control', 'no-store')
      const video = await findVideo(services, request.params.token)
      if (!video) return reply.code(NOT_FOUND).send()
      reply.header('content-disposition', 'inline').type(video.mediaType)
      return (await sendRange(request, reply, video, services.files)) ?? reply.code(NOT_FOUND).send()
    },
  )
}

async function findVideo(services: Services, token: string) {
  const found = await services.db
    .selectFrom('lesson_link')
    .innerJoin('course_lesson', 'course_lesson.id', 'lesson_link.lesson_id')
    .innerJoin('file', 'file.id', 'course_lesson.file_id')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', services.now())
    .select(['session_hash', 'media_type as mediaType', 'sha256', 'size'])
    .executeTakeFirst()
  if (!found) return undefined
  // The player asks on its own: only its reports of progress tell that somebody sits there.
  const caller = await findCallerBySession(services, found.session_hash, false)
  return caller?.permissions.has(PAGE) ? { ...found, size: Number(found.size) } : undefined
}
