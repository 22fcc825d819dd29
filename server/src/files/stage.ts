import { randomUUID } from 'node:crypto'
import { stage } from '@portal/shared-lib/contract/files'
import { route } from '../http/route'

/** The content lies in the store already; what is left is the row that gives it a name and an owner. */
export const stageRoute = route(stage, [], async ({ file, caller, db }) => {
  if (!file) throw new Error('A multipart call came without its file')
  const id = randomUUID()
  const { name, size, sha256 } = file
  const owner = { province_code: caller.provinceCode, uploaded_by: caller.personId }
  await db
    .insertInto('file')
    .values({ id, name, size, sha256, ...owner })
    .execute()
  return id
})
