import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes from which an answer is compressed: below, the time it takes is more than what it saves. */
const FROM_BYTES = 4096

/**
 * Answers of calls travel compressed where the browser takes it: `sendAnswer` sends them so. Files do not: those of the
 * portal lie there compressed, documents and pictures are so by themselves, and of a download one is told how much is left.
 * Nothing that arrives is taken compressed.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  })
}
