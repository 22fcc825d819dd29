import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import { MAX_FILE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import type { FastifyRequest } from 'fastify'
import { refuse, refuseRule } from '../refusal'
import type { Services } from '../services'
import { acceptContent, wordingScans } from './accept'
import type { Check } from './content/content'
import { acceptedName } from './file-name'
import { countSent, refuseBeyondQuota } from './quota'
import type { StoredFile } from './store'

/** A file that has arrived; its content lies in the store. */
export interface ReceivedFile extends StoredFile {
  readonly name: string
}

const NO_FILE = '请选择要上传的文件'
/** `fieldSize` in bytes: what comes beside the file is of no use. */
const LIMITS = { parts: 40, fieldSize: 1024 }

/** Takes the file of a multipart field into the store. A file that is refused is still read to its end. */
export function receiveFile(
  request: FastifyRequest,
  field: string,
  services: Pick<Services, 'files' | 'config' | 'db' | 'now'>,
): Promise<ReceivedFile> {
  const { files, config } = services
  return receive(request, field, MAX_FILE_BYTES, async ({ filename, file }) => {
    const name = acceptedName(filename)
    await countFile(request, services)
    const check: Check = content => acceptContent(name, content, config)
    const keep = () => files.keep(Readable.from(whole(file, 'fileTooLarge')), check)
    return { name, ...(await wordingScans(request, keep)) }
  })
}

/** Before its bytes are kept, by the size of all that is sent; who does not say it sends the largest file there is. */
async function countFile({ caller, headers }: FastifyRequest, { db, now }: Pick<Services, 'db' | 'now'>) {
  if (!caller) return
  const sending = { caller, bytes: Number(headers['content-length'] ?? MAX_FILE_BYTES), at: now() }
  await refuseBeyondQuota(db, sending)
  await countSent(db, sending)
}

/** Takes the file of a multipart field as it is, of so many bytes at most. */
export function receiveBytes(request: FastifyRequest, field: string, maxBytes: number): Promise<Buffer> {
  return receive(request, field, maxBytes, async ({ file }) => {
    const chunks: Buffer[] = []
    for await (const chunk of whole(file, 'bodyTooLarge')) chunks.push(chunk)
    return Buffer.concat(chunks)
  })
}

async function receive<T>(
  request: FastifyRequest,
  field: string,
  fileSize: number,
  take: (part: MultipartFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) refuse('badInput', { detail: 'Content-Type' })
  let outcome: PromiseSettledResult<T> | undefined
  for await (const part of filesOf(request, fileSize)) {
    const wanted = part.fieldname === field && part.filename && !outcome
    if (wanted) [outcome] = await Promise.allSettled([take(part)])
    part.file.resume()
  }
  if (outcome?.status === 'rejected') throw outcome.reason
  return outcome?.value ?? refuseRule(NO_FILE)
}

/** What goes wrong while they arrive is the sender's fault: no boundary, an early end, too many parts. */
async function* filesOf(request: FastifyRequest, fileSize: number): AsyncIterable<MultipartFile> {
  try {
    const limits = { ...LIMITS, fileSize }
    for await (const part of request.parts({ limits })) if (part.type === 'file') yield part
  } catch {
    refuse('badInput', { detail: 'multipart/form-data' })
  }
}

/** The parser cuts a file off at the limit and says so at the end only; an error there keeps the store from keeping it. */
async function* whole(file: MultipartFile['file'], tooLarge: 'fileTooLarge' | 'bodyTooLarge'): AsyncIterable<Buffer> {
  yield* file
  if (file.truncated) refuse(tooLarge)
}
