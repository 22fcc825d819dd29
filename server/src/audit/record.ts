import type { Db } from '../database/connect'

export interface AuditEntry {
  /** Who acted; undefined where nobody was recognised. */
  readonly personId?: string | undefined
  /** The holder of the post in which the person acted, where it is somebody else's. */
  readonly onBehalfOf?: string | undefined
  readonly orgId?: string | undefined
  readonly action: string
  readonly objectType?: string
  readonly objectId?: string
  /** `ok` unless it was refused. */
  readonly result?: string
  readonly requestId?: string
  readonly address?: string
}

/** Writes a row of the audit, in the transaction of what it tells of. Rows are never changed. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      person_id: entry.personId ?? null,
      on_behalf_of: entry.onBehalfOf ?? null,
      org_id: entry.orgId ?? null,
      action: entry.action,
      object_type: entry.objectType,
      object_id: entry.objectId,
      result: entry.result,
      request_id: entry.requestId,
      address: entry.address,
    })
    .execute()
}
