import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Bytes from which an answer is compressed: below, the time it takes is more than what it saves. */
const FROM_BYTES = 4096

/**
 * Text travels compressed where the browser takes it, answers of calls before all. The portal's files lie there compressed;
 * documents, pictures and videos are so by themselves. Nothing that arrives is taken compressed.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    customTypes: /^application\/json(?:;|$)/,
    encodings: ['br', 'gzip'],
    threshold: FROM_BYTES,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  })
}
