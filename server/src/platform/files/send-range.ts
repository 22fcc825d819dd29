import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange, FileStore, StoredFile } from './store'

/** RFC 9110 14.2: one range, from somewhere, to somewhere, or the last bytes. */
const RANGE = /^bytes=(\d*)-(\d*)$/

/** The part that is asked for; undefined: all of it, which also answers what is asked for oddly; false: there is none. */
function askedRange(header: string | undefined, size: number): ByteRange | undefined | false {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start <= end && { start, end }
}

const PARTIAL = 206
const NO_SUCH_RANGE = 416

/** Sends a content or the range of it that is asked for; undefined, and nothing sent, where the content is gone. */
export async function sendRange(
  request: FastifyRequest,
  reply: FastifyReply,
  { sha256, size }: StoredFile,
  files: FileStore,
): Promise<FastifyReply | undefined> {
  const range = askedRange(request.headers.range, size)
  if (range === false) return reply.code(NO_SUCH_RANGE).header('content-range', `bytes */${size}`).send()
  const content = await files.open(sha256, range)
  if (!content) return undefined
  if (range) reply.code(PARTIAL).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  return reply
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.end - range.start + 1 : size)
    .send(content)
}
