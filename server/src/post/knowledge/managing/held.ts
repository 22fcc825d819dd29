import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { refuse } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'

/** The document as its changer saw it, held until the change is done; refuses where somebody else was faster. */
export async function holdDocument(db: Db, { id, version }: { readonly id: string; readonly version: number }) {
  const found =
    (await db
      .selectFrom('kb_doc')
      .innerJoin('kb_node', 'kb_node.id', 'kb_doc.node_id')
      .where('node_id', '=', id)
      .select(['kb_node.title', 'version', 'changed_by', 'changed_at'])
      .forUpdate('kb_doc')
      .executeTakeFirst()) ?? refuse('notFound', { what: '知识内容' })
  if (found.version !== version) await refuseStale(db, found.changed_by, found.changed_at)
  return found
}

async function refuseStale(db: Db, by: string | null, at: Date | null): Promise<never> {
  const person = await db
    .selectFrom('person')
    .where('id', '=', by ?? '')
    .select('user_name as name')
    .executeTakeFirst()
  return refuse('changedMeanwhile', { name: person?.name ?? '他人', time: at ? dateTimeOf(at) : '' })
}

/** The document has another version from now on. */
export const markChanged = ({ db, caller, services }: Ask<unknown>, id: string, version: number) =>
  db
    .updateTable('kb_doc')
    .set({ version: version + 1, changed_by: caller.personId, changed_at: services.now() })
    .where('node_id', '=', id)
    .execute()

export const note = ({ caller, db, request }: Ask<unknown>, action: string, id: string) =>
  recordAudit(db, { ...actorOf(caller), action, objectType: 'knowledge', objectId: id, address: request.ip })
