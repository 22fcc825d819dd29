import { refuseChanged } from '../../../people/directory/refuse-changed'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'

interface Named {
  readonly id: string
  readonly version: number
}

/** A course as its changer saw it, held until the change is done; refuses where somebody else was faster. */
export async function holdCourse({ args: { id, version }, db }: Ask<Named>) {
  const found =
    (await db
      .selectFrom('course')
      .where('id', '=', id)
      .select(['title', 'state', 'version', 'changed_by', 'changed_at'])
      .forUpdate()
      .executeTakeFirst()) ?? refuse('notFound', { what: '课程' })
  const { changed_by, changed_at } = found
  if (found.version === version) return found
  return changed_by && changed_at
    ? await refuseChanged(db, { changed_by, changed_at })
    : refuse('notFound', { what: '课程' })
}

/** As `holdCourse`, of one whose lessons nobody is learning. */
export async function holdUnpublished(ask: Ask<Named>) {
  const held = await holdCourse(ask)
  if (held.state === 'published') refuseRule('已发布的课程不能增减课时，请先撤下课程')
  return held
}

/** The course has another version from now on, and the audit knows who has done what. */
export async function markChanged(ask: Ask<Named>, action: string): Promise<null> {
  const { args, caller, db, services, request, requestId } = ask
  await db
    .updateTable('course')
    .set({ version: args.version + 1, changed_by: caller.personId, changed_at: services.now() })
    .where('id', '=', args.id)
    .execute()
  const origin = { requestId, address: request.ip }
  await recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'course', objectId: args.id })
  return null
}
