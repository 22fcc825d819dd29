import { refuseChanged } from '../../../people/directory/refuse-changed'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
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
  const { changed_by, changed_at } = found
  if (found.version === version) return found
  return changed_by && changed_at
    ? await refuseChanged(db, { changed_by, changed_at })
    : refuse('notFound', { what: '知识内容' })
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
