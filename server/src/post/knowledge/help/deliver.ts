import type { Article } from '@portal/shared-lib/contract/rules/knowledge'
import { sql } from 'kysely'
import { recordSetting } from '../../../platform/audit/record-setting'
import type { Db } from '../../../platform/database/connect'
import { grouped } from '../../../platform/grouped'
import { PAGE_HELP } from './pages'

const BRANCH = { id: 'help-branch', title: '系统操作' }
const FOLDER = { id: 'help-pages', title: '页面帮助' }
/** What editors write has other ids. */
const idOf = (title: string): string => `help-${title}`

/**
 * 页面帮助 as this version has it: what the tree lacks is added, what nobody has changed gets the version's words. What
 * editors have published or retired stays as it is, also where they have moved it, and so does what a province has written
 * under the title of a page. To be called in a transaction.
 */
export async function deliverHelp(db: Db): Promise<void> {
  await sql`lock table kb_node in share row exclusive mode`.execute(db)
  const manuals = await db.selectFrom('kb_node').where('kind', '=', 'manual').select(['id', 'title']).execute()
  const ids = new Set(manuals.map(({ id }) => id))
  const written = new Set(manuals.map(({ title }) => title))
  const lacking = PAGE_HELP.filter(({ title }) => !ids.has(idOf(title)) && !written.has(title))
  await add(db, lacking)
  const words = await readUnchanged(db)
  const outdated = PAGE_HELP.filter(({ title, articles }) => {
    const known = words.get(idOf(title))
    return known !== undefined && known !== wordsOf(articles)
  })
  for (const help of outdated) await replace(db, help)
  if (lacking.length + outdated.length === 0) return
  const is = { added: lacking.map(({ title }) => title), replaced: outdated.map(({ title }) => title) }
  await recordSetting(db, { action: 'deliverHelp', objectType: 'knowledge', objectId: '', is })
}

/** At a start and with new tables, once a province has begun. */
export async function deliverHelpAgain(db: Db): Promise<void> {
  const begun = await db.selectFrom('role').select('role_code').limit(1).executeTakeFirst()
  if (begun) await db.transaction().execute(deliverHelp)
}

type Help = (typeof PAGE_HELP)[number]

async function add(db: Db, helps: readonly Help[]): Promise<void> {
  if (helps.length === 0) return
  const parentId = await folderFor(db)
  const last = await lastBelow(db, parentId)
  const rows = helps.map(({ title }, at) => ({
    id: idOf(title),
    parent_id: parentId,
    sort_no: last + at + 1,
    title,
    kind: 'manual' as const,
  }))
  await db.insertInto('kb_node').values(rows).execute()
  await db
    .insertInto('kb_doc')
    .values(rows.map(({ id }) => ({ node_id: id })))
    .execute()
  await db.insertInto('kb_article').values(helps.flatMap(rowsOf)).execute()
}

async function folderFor(db: Db): Promise<string> {
  const there = await db.selectFrom('kb_node').where('id', '=', FOLDER.id).select('id').executeTakeFirst()
  if (there) return there.id
  const branch = await db
    .selectFrom('kb_node')
    .where('parent_id', 'is', null)
    .where('kind', '=', 'folder')
    .where('title', '=', BRANCH.title)
    .select('id')
    .executeTakeFirst()
  return await addFolder(db, FOLDER, branch?.id ?? (await addFolder(db, BRANCH, null)))
}

async function addFolder(db: Db, folder: typeof FOLDER, parentId: string | null): Promise<string> {
  const sort_no = (await lastBelow(db, parentId)) + 1
  await db
    .insertInto('kb_node')
    .values({ ...folder, parent_id: parentId, sort_no, kind: 'folder' })
    .execute()
  return folder.id
}

async function lastBelow(db: Db, parentId: string | null): Promise<number> {
  const { last } = await db
    .selectFrom('kb_node')
    .where('parent_id', 'is not distinct from', parentId)
    .select(eb => eb.fn.max('sort_no').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Words of what was delivered and readers see, by its id, without what editors have published. */
async function readUnchanged(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('kb_article')
    .where(
      'node_id',
      'in',
      PAGE_HELP.map(({ title }) => idOf(title)),
    )
    .where('node_id', 'not in', published => published.selectFrom('kb_version').select('node_id'))
    .orderBy('seq')
    .select(['node_id as id', 'no', 'text'])
    .execute()
  return new Map([...grouped(rows, ({ id }) => id)].map(([id, articles]) => [id, wordsOf(articles)]))
}

const wordsOf = (articles: readonly Article[]): string => articles.map(({ no, text }) => `${no} ${text}`).join('\n')

async function replace(db: Db, help: Help): Promise<void> {
  const id = idOf(help.title)
  await db.deleteFrom('kb_article').where('node_id', '=', id).execute()
  await db.insertInto('kb_article').values(rowsOf(help)).execute()
  await db
    .updateTable('kb_doc')
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('node_id', '=', id)
    .execute()
}

const rowsOf = ({ title, articles }: Help) =>
  articles.map(({ no, text }, at) => ({ node_id: idOf(title), seq: at + 1, no, text }))
