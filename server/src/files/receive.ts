import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import { MAX_FILE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import type { FastifyRequest } from 'fastify'
import { refuse, refuseRule } from '../http/refusal'
import { acceptedName } from './file-name'
import type { FileStore, StoredFile } from './store'

/** A file that has arrived; its content lies in the store. */
export interface ReceivedFile extends StoredFile {
  readonly name: string
}

const NO_FILE = '请选择要上传的文件'
/** `fieldSize` in bytes: what comes beside the file is of no use. */
const LIMITS = { fileSize: MAX_FILE_BYTES, parts: 40, fieldSize: 1024 }

/** Takes the file of a multipart field into the store. A file that is refused is still read to its end. */
export async function receiveFile(request: FastifyRequest, field: string, store: FileStore): Promise<ReceivedFile> {
  if (!request.isMultipart()) refuse('badInput', { detail: 'Content-Type' })
  let outcome: PromiseSettledResult<ReceivedFile> | undefined
  for await (const part of filesOf(request)) {
    const wanted = part.fieldname === field && part.filename && !outcome
    if (wanted) [outcome] = await Promise.allSettled([take(part, store)])
    part.file.resume()
  }
  if (outcome?.status === 'rejected') throw outcome.reason
  return outcome?.value ?? refuseRule(NO_FILE)
}

/** What goes wrong while they arrive is the sender's fault: no boundary, an early end, too many parts. */
async function* filesOf(request: FastifyRequest): AsyncIterable<MultipartFile> {
  try {
    for await (const part of request.parts({ limits: LIMITS })) if (part.type === 'file') yield part
  } catch {
    refuse('badInput', { detail: 'multipart/form-data' })
  }
}

async function take({ filename, file }: MultipartFile, store: FileStore): Promise<ReceivedFile> {
  const name = acceptedName(filename)
  return { name, ...(await store.keep(Readable.from(whole(file)))) }
}

/** The parser cuts a file off at the limit and says so at the end only; an error there keeps the store from keeping it. */
async function* whole(file: MultipartFile['file']) {
  yield* file
  if (file.truncated) refuse('fileTooLarge')
}
