import { randomUUID } from 'node:crypto'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { DRAFT_STATES, MOST_IN_FOLDER } from '@portal/shared-lib/contract/rules/knowledge'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contentToKeep } from './content'
import { note } from './held'
import { findPublished } from './read-draft'

/** A new document in a folder; only who administers the knowledge base sees it until it is published. */
export async function createDraft(ask: Ask<CallInput<typeof contract.createDraft>>): Promise<{ id: string }> {
  const { args, caller, db, services } = ask
  const folder = await db
    .selectFrom('kb_node')
    .where('id', '=', args.parentId)
    .where('kind', '=', 'folder')
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!folder) refuse('notFound', { what: '目录' })
  const below = await db.selectFrom('kb_node').where('parent_id', '=', args.parentId).select('sort_no').execute()
  if (below.length >= MOST_IN_FOLDER) refuseRule(`一个目录最多${MOST_IN_FOLDER}项，请放入其他目录`)
  const id = `kb-${randomUUID()}`
  const last = Math.max(0, ...below.map(({ sort_no }) => sort_no))
  const { title } = args.content
  await db
    .insertInto('kb_node')
    .values({ id, parent_id: args.parentId, sort_no: last + 1, title, kind: args.kind })
    .execute()
  const content = await contentToKeep(ask, { id, kind: args.kind }, args.content)
  await db
    .insertInto('kb_draft')
    .values({
      node_id: id,
      state: 'draft',
      content: JSON.stringify(content),
      ...written(caller.personId, services.now()),
    })
    .execute()
  await note(ask, `新增知识内容：《${title}》`, id)
  return { id }
}

const written = (author_id: string, changed_at: Date) => ({ author_id, changed_at, remark: '' })

/** Writes what is to be published next; what was submitted is held until it is decided. */
export async function saveDraft(ask: Ask<CallInput<typeof contract.saveDraft>>): Promise<null> {
  const { args, caller, db, services } = ask
  const held = await holdDraft(db, args)
  if (held?.state === 'submitted') refuseRule('已提交审核，退回或发布后才能修改')
  const of = { id: args.id, kind: await kindOf(db, args.id) }
  const content = JSON.stringify(await contentToKeep(ask, of, args.content))
  const now = written(caller.personId, services.now())
  if (held)
    await db
      .updateTable('kb_draft')
      .set({ ...now, content, state: 'draft', version: held.version + 1 })
      .where('node_id', '=', args.id)
      .execute()
  else {
    if (!(await findPublished(db, args.id))) refuse('notFound', { what: '知识内容' })
    await db
      .insertInto('kb_draft')
      .values({ ...now, node_id: args.id, state: 'draft', content })
      .execute()
  }
  await note(ask, `保存知识内容草稿：《${args.content.title}》`, args.id)
  return null
}

export async function kindOf(db: Db, id: string): Promise<string> {
  const found = await db
    .selectFrom('kb_node')
    .where('id', '=', id)
    .where('kind', '<>', 'folder')
    .select('kind')
    .executeTakeFirst()
  return found?.kind ?? refuse('notFound', { what: '知识内容' })
}

/** The draft as its changer saw it, held until the change is done; undefined where nothing was written yet. */
export async function holdDraft(db: Db, { id, version }: { readonly id: string; readonly version: number }) {
  await db.selectFrom('kb_node').where('id', '=', id).select('id').forUpdate().execute()
  const found = await db
    .selectFrom('kb_draft')
    .innerJoin('person', 'person.id', 'author_id')
    .where('node_id', '=', id)
    .select(['kb_draft.state', 'content', 'author_id', 'kb_draft.version', 'changed_at', 'user_name as name'])
    .executeTakeFirst()
  if (found && found.version !== version)
    refuse('changedMeanwhile', { name: found.name, time: dateTimeOf(found.changed_at) })
  return found
}

/** The draft in the only state from which a step leads. */
export async function holdIn(
  db: Db,
  args: { readonly id: string; readonly version: number },
  state: keyof typeof DRAFT_STATES,
) {
  const held = (await holdDraft(db, args)) ?? refuse('notFound', { what: '知识内容草稿' })
  if (held.state !== state) refuseRule(`只有${DRAFT_STATES[state]}的内容可以这样办理，请刷新后查看`)
  return held
}
