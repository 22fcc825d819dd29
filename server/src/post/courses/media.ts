import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findCallerBySession } from '../../people/identity/find-caller'
import { sendRange } from '../../platform/files/send-range'
import type { Services } from '../../platform/services'
import { tokenHash } from '../../platform/token'
import { MEDIA_PATH, POSTER_PATH, SUBTITLES_PATH } from './link'
import { PAGE } from './page'
import { posterType } from './poster-type'

const NOT_FOUND = 404
const UNSHOWN = 'application/octet-stream'
/** What is opened here never runs as a page. */
const SANDBOX = "sandbox; default-src 'none'; media-src 'self'; frame-ancestors 'none'"

type Asked = { Params: { token: string } }

/**
 * Sends videos to players, whole or a range of bytes, their subtitles and the pictures before them, to those whose session
 * lasts and who may see the page.
 */
export function serveMedia(app: FastifyInstance, services: Services): void {
  const place = `${services.config.basePath}${MEDIA_PATH}:token`
  app.get<Asked>(place, { exposeHeadRoute: false }, async (request, reply) => {
    const lesson = await findLesson(services, request, reply)
    if (!lesson) return reply.code(NOT_FOUND).send()
    reply.header('content-disposition', 'inline').type(lesson.mediaType)
    return (await sendRange(request, reply, lesson, services.files)) ?? reply.code(NOT_FOUND).send()
  })
  app.get<Asked>(place + POSTER_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const lesson = await findLesson(services, request, reply)
    const poster = lesson?.poster_id && (await findPicture(services, lesson.poster_id))
    if (!poster) return reply.code(NOT_FOUND).send()
    reply.header('content-disposition', 'inline').type(posterType(poster.name) ?? UNSHOWN)
    return (await sendRange(request, reply, poster, services.files)) ?? reply.code(NOT_FOUND).send()
  })
  app.get<Asked>(place + SUBTITLES_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const lesson = await findLesson(services, request, reply)
    if (!lesson?.subtitles) return reply.code(NOT_FOUND).send()
    return reply.header('content-disposition', 'inline').type('text/vtt; charset=utf-8').send(lesson.subtitles)
  })
}

async function findLesson(services: Services, { params }: FastifyRequest<Asked>, reply: FastifyReply) {
  reply.header('content-security-policy', SANDBOX).header('cache-control', 'no-store')
  const found = await services.db
    .selectFrom('lesson_link')
    .innerJoin('course_lesson', 'course_lesson.id', 'lesson_link.lesson_id')
    .innerJoin('file', 'file.id', 'course_lesson.file_id')
    .where('token_hash', '=', tokenHash(params.token))
    .where('expires_at', '>', services.now())
    .select(['session_hash', 'media_type as mediaType', 'subtitles', 'poster_id', 'sha256', 'size'])
    .executeTakeFirst()
  if (!found) return undefined
  // The player asks on its own: only its reports of progress tell that somebody sits there.
  const caller = await findCallerBySession(services, found.session_hash, false)
  return caller?.permissions.has(PAGE) ? { ...found, size: Number(found.size) } : undefined
}

async function findPicture({ db }: Services, id: string) {
  const { size, ...found } = await db
    .selectFrom('file')
    .where('id', '=', id)
    .select(['name', 'sha256', 'size'])
    .executeTakeFirstOrThrow()
  return { ...found, size: Number(size) }
}
