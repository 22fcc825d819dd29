import type { publishDownload as contract } from '@portal/shared-lib/contract/downloads'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../platform/audit/actor'
import { type AuditEntry, recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { attachFiles } from '../../platform/files/attach'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'

type Ask = CallInput<typeof contract>
type Origin = Pick<AuditEntry, 'requestId' | 'address'>

/** Offers material in the name of the caller's organisation; answers its id. */
export async function publishDownload(db: Db, caller: Caller, ask: Ask, at: Date, origin: Origin): Promise<string> {
  const { title, type, description } = ask
  const { id } = await db
    .insertInto('download')
    .values({ title, type, description, created_at: at, org_id: caller.orgId, author_id: caller.personId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const files = await attachFiles(db, caller, ask.fileIds)
  await db
    .insertInto('download_file')
    .values(files.map((file_id, index) => ({ download_id: id, seq: index + 1, file_id })))
    .execute()
  await recordAudit(db, { ...origin, ...actorOf(caller), action: '发布资料', objectType: 'download', objectId: id })
  return id
}

/** Takes material of the caller's organisation back, or offers it again. */
export async function withdrawDownload(
  db: Db,
  caller: Caller,
  { id, withdrawn }: { id: string; withdrawn: boolean },
  origin: Origin,
): Promise<void> {
  const changed = isRowId(id)
    ? await db
        .updateTable('download')
        .set({ withdrawn })
        .where('id', '=', id)
        .where('org_id', '=', caller.orgId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!changed) refuse('notFound', { what: '资料' })
  const action = withdrawn ? '撤回资料' : '重新发布资料'
  await recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'download', objectId: id })
}
