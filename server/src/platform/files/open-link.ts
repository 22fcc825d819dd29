import type { Selectable } from 'kysely'
import { type AuditEntry, recordAudit } from '../audit/record'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'
import type { Services } from '../services'
import { tokenHash } from '../token'

export interface OpenedFile {
  readonly name: string
  readonly size: string
  readonly sha256: string
  /** Whether it is shown by a page rather than downloaded. */
  readonly inline: boolean
}

/** Where from a link is opened. */
type Opener = Pick<AuditEntry, 'address' | 'device'>

/** What a link points at; the link is used up, and the audit told who has opened what. */
export function openLink({ db, now }: Services, token: string, opener: Opener): Promise<OpenedFile | undefined> {
  return db.transaction().execute(async transaction => {
    const used = await transaction
      .deleteFrom('file_link')
      .where('token_hash', '=', tokenHash(token))
      .returningAll()
      .executeTakeFirst()
    if (!used || used.expires_at <= now()) return undefined
    await record(transaction, used, opener)
    const { file_id, inline } = used
    const file = await transaction
      .selectFrom('file')
      .where('id', '=', file_id)
      .select(['name', 'size', 'sha256'])
      .executeTakeFirstOrThrow()
    return { ...file, inline }
  })
}

function record(db: Db, link: Selectable<Database['file_link']>, opener: Opener): Promise<void> {
  return recordAudit(db, {
    personId: link.person_id,
    onBehalfOf: link.on_behalf_of ?? undefined,
    orgId: link.org_id ?? undefined,
    roles: link.roles,
    session: link.session,
    action: link.inline ? '预览附件' : '下载附件',
    objectType: 'file',
    objectId: link.file_id,
    ...opener,
  })
}
