import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addPiece, beginUpload, cancelUpload, finishUpload, uploadState } from '@portal/shared-lib/contract/files'
import { createPerson } from './factories'
import type { Portal } from './portal'

/** What `ask` takes for a piece. */
export const pieceOf = (content: Uint8Array | string) => ({
  name: 'piece',
  content: new Uint8Array(Buffer.from(content)),
})

/** A refusal by a rule, as it is answered. */
export const refusedBy = (message: string) => ({ code: 4002, message, data: null })

/** What is answered about an upload that is not the caller's. */
export const UNKNOWN_UPLOAD = { code: 4040, message: '上传任务不存在或您无权查看', data: null }

/** Somebody who uploads in pieces, for the tests of a file. */
export function useUploader(portal: Portal) {
  let token = ''
  beforeAll(async () => {
    token = await portal.signInAs((await createPerson(portal.db)).account)
  })
  return {
    token: () => token,
    begin: (name: string, size: number, by = token) => portal.ask(beginUpload, { name, size }, { token: by }),
    /** The id of an upload that has begun. */
    begun: async (name: string, size: number) => (await portal.answerTo(beginUpload, { name, size }, { token })).id,
    add: (id: string, offset: number, content: Uint8Array | string, by = token) =>
      portal.ask(addPiece, { id, offset }, { token: by, file: pieceOf(content) }),
    state: (id: string, by = token) => portal.ask(uploadState, { id }, { token: by }),
    finish: (id: string, by = token) => portal.ask(finishUpload, { id }, { token: by }),
    cancel: (id: string, by = token) => portal.ask(cancelUpload, { id }, { token: by }),
    /** The ids of uploads whose pieces lie at the server. */
    parts: () => readdir(join(portal.services.config.dataFolder, 'files', 'arriving')).catch(() => []),
    fileOf: (id: string | null) =>
      portal.db
        .selectFrom('file')
        .where('id', '=', id ?? '')
        .select(['name', 'size', 'sha256', 'state'])
        .executeTakeFirst(),
  }
}
