import { actorOf } from '../audit/actor'
import { refuse } from '../refusal'
import type { Ask } from '../route'
import { newToken, tokenHash } from '../token'

export const OPEN_PATH = 'api/files/open/'

const LIFE_MS = 60_000

type Asking = Pick<Ask<unknown>, 'db' | 'caller' | 'services'>

/**
 * A link to a file, for a caller who has been found entitled to it. It works without the Bearer header, so that a
 * browser can open it; hence once only and not for long. Refuses where the content is gone.
 */
export async function linkTo({ db, caller, services }: Asking, fileId: string, { inline = false } = {}) {
  const { sha256, name, size } = await db
    .selectFrom('file')
    .where('id', '=', fileId)
    .select(['sha256', 'name', 'size'])
    .executeTakeFirstOrThrow()
  if (!(await services.files.has(sha256))) refuse('fileMissing')
  const token = newToken()
  const { onBehalfOf = null, roles, session } = actorOf(caller)
  const expires_at = new Date(services.now().getTime() + LIFE_MS)
  const asker = { person_id: caller.personId, on_behalf_of: onBehalfOf, org_id: caller.orgId, roles, session }
  await db
    .insertInto('file_link')
    .values({ token_hash: tokenHash(token), file_id: fileId, ...asker, inline, expires_at })
    .execute()
  return { path: OPEN_PATH + token, name, size: Number(size) }
}
