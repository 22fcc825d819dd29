import { randomUUID } from 'node:crypto'
import { stage } from '@portal/shared-lib/contract/files'
import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import { route } from '../route'
import type { ReceivedFile } from './receive'

/** The content lies in the store already; what is left is the row that gives it a name and an owner. */
export const stageRoute = route(stage, [], async ({ file, caller, db }) => {
  if (!file) throw new Error('A multipart call came without its file')
  return await insertStaged(db, caller, file)
})

/** Makes a content of the store a staged file of the caller's; answers its id. */
export async function insertStaged(db: Db, caller: Caller, { name, size, sha256 }: ReceivedFile): Promise<string> {
  const id = randomUUID()
  const owner = { province_code: caller.provinceCode, uploaded_by: caller.personId }
  await db
    .insertInto('file')
    .values({ id, name, size, sha256, ...owner })
    .execute()
  return id
}
