import type { Db } from '../database/connect'

export interface AuditEntry {
  /** Who acted; undefined where nobody was recognised. */
  readonly personId?: string | undefined
  /** The holder of the post in which the person acted, where it is somebody else's. */
  readonly onBehalfOf?: string | undefined
  readonly orgId?: string | undefined
  /** Codes of the roles of the post acted in. */
  readonly roles?: readonly string[]
  /** Start of the digest under which the session is kept. */
  readonly session?: string
  /** Browser and system, as the browser names them. */
  readonly device?: string
  readonly action: string
  readonly objectType?: string
  readonly objectId?: string
  /** `ok` unless it was refused. */
  readonly result?: string
  readonly requestId?: string
  readonly address?: string
  /** What changed, as it was. Nothing by which a person could be known. */
  readonly before?: Readonly<Record<string, unknown>>
  /** The same, as it is now. */
  readonly after?: Readonly<Record<string, unknown>>
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
      roles: entry.roles?.join(','),
      session: entry.session,
      device: entry.device,
      before: entry.before && JSON.stringify(entry.before),
      after: entry.after && JSON.stringify(entry.after),
    })
    .execute()
}
