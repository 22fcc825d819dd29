import { z } from 'zod'
import { nothing, required } from './fields'
import { call, named } from './form'

export const Attachment = z.object({
  id: z.string(),
  name: named('wjm', z.string()),
  /** Bytes. */
  size: z.number().int().optional(),
})

/** Stages one file (multipart field `fileinput`); the answer is its id. A staged file belongs to nobody else. */
export const stage = call('POST', 'api/FileUploadController/saveToRedis', {
  file: 'fileinput',
  writes: true,
  slow: true,
  answer: z.string(),
})

const Link = z.object({ path: z.string() })

/** A link that opens the file once within 60 s, below the base path. For the uploader and for readers of what it is of. */
export const link = call('POST', 'api/files/link', {
  json: { fileId: required('请选择文件') },
  answer: Link,
})

/** As `link`. The file is downloaded under its own name, whichever is asked for. */
export const download = call('POST', 'api/FileUploadController/downloadFromRedis', {
  paramJson: { fileId: named('fjid', required('请选择文件')), name: named('wjm', z.string().optional()) },
  answer: Link,
})

/** A link as `link` gives, which a page can show instead of downloading it; and what it will show. */
export const preview = call('POST', 'api/FileUploadController/preview', {
  query: { fileId: named('fjid', required('请选择文件')) },
  answer: Link.extend({ name: named('wjm', z.string()), size: z.number().int() }),
})

const Progress = z.object({
  id: z.string(),
  /** Bytes that have arrived and are kept. */
  received: z.number().int(),
})

/** Begins an upload in pieces. The same rules as for `stage` hold before the first byte travels. */
export const beginUpload = call('POST', 'api/uploads/begin', {
  writes: true,
  json: { name: named('wjm', required('请选择文件')), size: z.number().int().min(0) },
  answer: Progress,
})

/** Adds the piece (multipart field `piece`) that starts at `offset`; one that has arrived already is no fault. */
export const addPiece = call('POST', 'api/uploads/piece', {
  file: 'piece',
  writes: true,
  slow: true,
  query: { id: required('请选择文件'), offset: z.coerce.number<number>().int().min(0) },
  answer: Progress,
})

/** How far an upload of the caller's has come, to go on after a lost connection. */
export const uploadState = call('POST', 'api/uploads/state', {
  json: { id: required('请选择文件') },
  answer: Progress,
})

/** Ends an upload whose bytes are all there: checked against its type and staged. The answer is the file's id. */
export const finishUpload = call('POST', 'api/uploads/finish', {
  writes: true,
  slow: true,
  json: { id: required('请选择文件') },
  answer: z.string(),
})

/** Throws an unfinished upload away. */
export const cancelUpload = call('POST', 'api/uploads/cancel', {
  writes: true,
  json: { id: required('请选择文件') },
  answer: nothing,
})
