import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/knowledge-admin'
import type { DraftState } from '@portal/shared-lib/contract/rules/knowledge'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { keptContent, refuseClassified } from './content'
import { holdDraft, holdIn, kindOf } from './drafts'
import { hideFiles, removeUnused } from './files'
import { note } from './held'
import { keepFirstVersion, publishContent } from './publish-content'
import { findPublished } from './read-draft'
import { tellPublished, tellReturned, tellReviewers } from './tell'

/** 草稿 → 待审. */
export async function submitDraft(ask: Ask<CallInput<typeof contract.submitDraft>>): Promise<null> {
  const { content, version } = await holdIn(ask.db, ask.args, 'draft')
  await setState(ask.db, ask.args.id, { state: 'submitted', version: version + 1 })
  await tellReviewers(ask, content.title)
  await note(ask, `提交审核：《${content.title}》`, ask.args.id)
  return null
}

/** 待审 → 已发布, by somebody who has not written it. */
export async function publishDraft(ask: Ask<CallInput<typeof contract.publishDraft>>): Promise<null> {
  const { args, caller, db, services } = ask
  const { author_id, content, version } = await holdIn(db, args, 'submitted')
  if (author_id === caller.personId) refuseRule('不能发布自己编写的内容，请由其他知识管理员审核发布')
  refuseClassified(content, await kindOf(db, args.id))
  await publishContent(db, args.id, keptContent(content), {
    author: author_id,
    reviewer: caller.personId,
    at: services.now(),
  })
  await setState(db, args.id, { state: 'published', version: version + 1 })
  await tellPublished(ask, author_id, content.title)
  await note(ask, `发布知识内容：《${content.title}》`, args.id)
  return null
}

/** 待审 → 草稿, with the reason. */
export async function returnDraft(ask: Ask<CallInput<typeof contract.returnDraft>>): Promise<null> {
  const { author_id, content, version } = await holdIn(ask.db, ask.args, 'submitted')
  await setState(ask.db, ask.args.id, { state: 'draft', version: version + 1, remark: ask.args.remark })
  await tellReturned(ask, author_id, content.title)
  await note(ask, `退回修改：《${content.title}》`, ask.args.id)
  return null
}

/** 已发布 → 已停用: readers no longer find it; what was published stays as a version, what is kept at hand goes. */
export async function retireDocument(ask: Ask<CallInput<typeof contract.retireDocument>>): Promise<null> {
  const { args, caller, db, services } = ask
  const held = await holdDraft(db, args)
  if (held && held.state !== 'published') refuseRule('有未发布的修改，请先发布后再停用')
  const content = (await findPublished(db, args.id)) ?? refuse('notFound', { what: '知识内容' })
  await keepFirstVersion(db, args.id, { reviewer: caller.personId, at: services.now() })
  for (const table of ['kb_favourite', 'kb_article', 'kb_doc'] as const)
    await db.deleteFrom(table).where('node_id', '=', args.id).execute()
  await hideFiles(db, args.id)
  const row = {
    state: 'retired' as const,
    content: JSON.stringify(content),
    author_id: caller.personId,
    changed_at: services.now(),
    version: (held?.version ?? 0) + 1,
  }
  await db
    .insertInto('kb_draft')
    .values({ ...row, node_id: args.id })
    .onConflict(conflict => conflict.column('node_id').doUpdateSet(row))
    .execute()
  await note(ask, `停用知识内容：《${content.title}》`, args.id)
  return null
}

/** Throws away what was not published; what never was goes with its place in the tree. */
export async function discardDraft(ask: Ask<CallInput<typeof contract.discardDraft>>): Promise<null> {
  const { args, db } = ask
  const { content, version } = await holdIn(db, args, 'draft')
  const [newest] = await db
    .selectFrom('kb_version')
    .where('node_id', '=', args.id)
    .orderBy('no', 'desc')
    .limit(1)
    .select('content')
    .execute()
  const isPublished = (await findPublished(db, args.id)) !== undefined
  await removeUnused(db, args.id, [])
  if (newest && !isPublished)
    await db
      .updateTable('kb_draft')
      .set({ state: 'retired', content: JSON.stringify(newest.content), version: version + 1, remark: '' })
      .where('node_id', '=', args.id)
      .execute()
  else await db.deleteFrom('kb_draft').where('node_id', '=', args.id).execute()
  if (!newest && !isPublished) await db.deleteFrom('kb_node').where('id', '=', args.id).execute()
  await note(ask, `舍弃知识内容草稿：《${content.title}》`, args.id)
  return null
}

interface Changed {
  readonly state: DraftState
  readonly version: number
  readonly remark?: string
}

const setState = (db: Db, id: string, { remark = '', ...changed }: Changed) =>
  db
    .updateTable('kb_draft')
    .set({ ...changed, remark })
    .where('node_id', '=', id)
    .execute()
