import { z } from 'zod'
import { required } from './fields'
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

/** A link that opens the file once within 60 s, below the base path. For the uploader and for readers of its petition. */
export const link = call('POST', 'api/files/link', {
  json: { fileId: required('请选择文件') },
  answer: z.object({ path: z.string() }),
})
