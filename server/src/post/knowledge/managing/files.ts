import type { KnowledgeContent, WrittenContent } from '@portal/shared-lib/contract/knowledge-admin'
import { LARGEST_PICTURE, PICTURE_ENDINGS, picturesIn } from '@portal/shared-lib/contract/rules/formatted'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { attachFiles } from '../../../platform/files/attach'
import { stagedOf } from '../../../platform/files/staged'
import { refuseRule } from '../../../platform/refusal'

type Articles = KnowledgeContent['articles']
type Attached = KnowledgeContent['attachments']

const TEXTS = {
  picture: '图片不存在或属于其他文章，请删除后重新插入',
  attachment: '附件不存在或已被使用，请重新上传',
  noPicture: '正文中只能插入PNG、JPG、GIF、WEBP或BMP图片，每张不超过10MB',
} as const

const picturesOf = (articles: Articles): string[] => picturesIn(articles.flatMap(({ body = [] }) => body))

/**
 * Makes the pictures and attachments of a draft its own, and lets go those that nothing of the document has any more.
 * Answers the attachments as they are kept. Refuses what is neither the document's nor uploaded by the caller.
 */
export async function keepFiles(
  { db, caller }: { readonly db: Db; readonly caller: Caller },
  id: string,
  articles: Articles,
  attachments: WrittenContent['attachments'],
): Promise<Attached> {
  const pictures = picturesOf(articles)
  const attached = [...new Set(attachments)]
  const own = await db.selectFrom('kb_file').where('node_id', '=', id).select('file_id').execute()
  const known = new Set(own.map(({ file_id }) => file_id))
  const added = [...new Set([...pictures, ...attached])].filter(file => !known.has(file))
  const staged = await stagedOf(db, caller, added)
  const missing = added.find(file => !staged.includes(file))
  if (missing !== undefined) refuseRule(pictures.includes(missing) ? TEXTS.picture : TEXTS.attachment)
  await attachFiles(db, caller, staged)
  if (staged.length > 0)
    await db
      .insertInto('kb_file')
      .values(staged.map(file_id => ({ file_id, node_id: id })))
      .execute()
  await removeUnused(db, id, [...pictures, ...attached])
  const files = await describe(db, [...pictures, ...attached])
  for (const picture of pictures) {
    const { name = '', size = 0 } = files.get(picture) ?? {}
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
    if (!PICTURE_ENDINGS.includes(ending) || size > LARGEST_PICTURE) refuseRule(TEXTS.noPicture)
  }
  return attached.flatMap(file => files.get(file) ?? [])
}

async function describe(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Attached[number]>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('file').where('id', 'in', ids).select(['id', 'name', 'size']).execute()
  return new Map(rows.map(({ id, name, size }) => [id, { id, name, size: Number(size) }]))
}

/** Removes files that were never published and are not among those that the draft has. */
export async function removeUnused(db: Db, id: string, kept: readonly string[]): Promise<void> {
  const removed = await db
    .deleteFrom('kb_file')
    .where('node_id', '=', id)
    .where('in_version', '=', false)
    .$if(kept.length > 0, query => query.where('file_id', 'not in', [...kept]))
    .returning('file_id')
    .execute()
  const ids = removed.map(({ file_id }) => file_id)
  if (ids.length === 0) return
  await db.deleteFrom('file_link').where('file_id', 'in', ids).execute()
  await db.deleteFrom('file').where('id', 'in', ids).execute()
}

/** Lets readers open the files of what is published, and nobody but keepers those of what was before. */
export async function publishFiles(db: Db, id: string, { articles, attachments }: KnowledgeContent): Promise<void> {
  await hideFiles(db, id)
  const files = [...new Set([...picturesOf(articles), ...attachments.map(file => file.id)])]
  if (files.length === 0) return
  await db
    .updateTable('kb_file')
    .set({ published: true, in_version: true })
    .where('node_id', '=', id)
    .where('file_id', 'in', files)
    .execute()
  for (const [at, file] of attachments.entries())
    await db
      .updateTable('kb_file')
      .set({ place: at + 1 })
      .where('node_id', '=', id)
      .where('file_id', '=', file.id)
      .execute()
}

export const hideFiles = (db: Db, id: string) =>
  db.updateTable('kb_file').set({ published: false, place: null }).where('node_id', '=', id).execute()
