import { randomUUID } from 'node:crypto'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { DEEPEST, MOST_IN_FOLDER } from '@portal/shared-lib/contract/rules/knowledge'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { note } from './held'

type Nodes = CallAnswer<typeof contract.managedTree>
type Node = Nodes[number]

/** All nodes: siblings in their order, parents before their children. */
export async function readManagedTree(db: Db): Promise<Nodes> {
  const { rows } = await sql<Node>`
    with recursive placed as (
      select id, title, parent_id, kind, array[sort_no] as place from kb_node where parent_id is null
      union all
      select below.id, below.title, below.parent_id, below.kind, place || below.sort_no
      from kb_node as below join placed on placed.id = below.parent_id
    )
    select id, title, parent_id as "parentId", kind, coalesce(state, 'published') as state,
      case when doc.node_id is null then draft.content ->> 'effectDate' else to_char(effect_date, 'YYYY-MM-DD') end as "effectDate"
    from placed left join kb_draft as draft on draft.node_id = id left join kb_doc as doc on doc.node_id = id
    order by place, id`.execute(db)
  return rows
}

/** Two who arrange the tree at once do so one after the other. */
async function holdTree(db: Db): Promise<Nodes> {
  await sql`lock table kb_node in share row exclusive mode`.execute(db)
  return await readManagedTree(db)
}

/** Puts a node somewhere else; refuses where it would stand in itself, too deep, or beside one that is there no longer. */
export async function moveNode(ask: Ask<CallInput<typeof contract.moveNode>>): Promise<null> {
  const { args, db } = ask
  const { id, parentId, after } = args
  const nodes = await holdTree(db)
  const moved = nodes.find(node => node.id === id) ?? refuse('notFound', { what: '知识内容' })
  if (parentId === null && moved.kind !== 'folder') refuseRule('文档须放在目录中，不能与一级目录并列')
  checkParent(nodes, parentId)
  const above = pathTo(nodes, parentId)
  if (above.includes(id)) refuseRule('目录不能放入自己或下级目录中')
  if (above.length + heightOf(nodes, id) > DEEPEST) refuseRule(`目录最多${DEEPEST}级，请放入较浅的目录`)
  const siblings = nodes.filter(node => node.parentId === parentId && node.id !== id).map(node => node.id)
  if (siblings.length >= MOST_IN_FOLDER) refuseRule(`一个目录最多${MOST_IN_FOLDER}项，请放入其他目录`)
  const at = after === null ? 0 : siblings.indexOf(after) + 1
  if (after !== null && at === 0) refuseRule('目录已被他人调整，请刷新后重试')
  await arrange(db, parentId, siblings.toSpliced(at, 0, id))
  await note(ask, `调整知识目录：《${moved.title}》移到“${titleOf(nodes, parentId)}”第${at + 1}位`, id)
  return null
}

/** Numbers the children of a folder in their new order. */
async function arrange(db: Db, parentId: string | null, ids: readonly string[]): Promise<void> {
  await sql`update kb_node set parent_id = ${parentId}, sort_no = placed.no
    from unnest(${[...ids]}::text[]) with ordinality as placed (id, no)
    where kb_node.id = placed.id and (sort_no, parent_id) is distinct from (placed.no, ${parentId}::text)`.execute(db)
}

/** Names a folder or makes one; two folders beside each other bear different names. */
export async function saveFolder(ask: Ask<CallInput<typeof contract.saveFolder>>): Promise<{ id: string }> {
  const { args, db } = ask
  const nodes = await holdTree(db)
  const known = args.id ? folderOf(nodes, args.id) : undefined
  const parentId = known ? known.parentId : args.parentId
  const siblings = nodes.filter(node => node.parentId === parentId && node.id !== args.id)
  if (siblings.some(({ kind, title }) => kind === 'folder' && title === args.title))
    refuseRule('同级目录中已有这个名称，请换一个名称')
  if (known) await db.updateTable('kb_node').set({ title: args.title }).where('id', '=', known.id).execute()
  const id = known?.id ?? (await addFolder(db, nodes, args))
  const done = known ? `将知识目录“${known.title}”改名为“${args.title}”` : `新增知识目录：“${args.title}”`
  await note(ask, done, id)
  return { id }
}

async function addFolder(
  db: Db,
  nodes: Nodes,
  { parentId, title }: CallInput<typeof contract.saveFolder>,
): Promise<string> {
  checkParent(nodes, parentId)
  if (pathTo(nodes, parentId).length >= DEEPEST) refuseRule(`目录最多${DEEPEST}级，请放入较浅的目录`)
  const siblings = nodes.filter(node => node.parentId === parentId)
  if (siblings.length >= MOST_IN_FOLDER) refuseRule(`一个目录最多${MOST_IN_FOLDER}项，请放入其他目录`)
  const id = `kb-${randomUUID()}`
  const folder = { id, parent_id: parentId, sort_no: siblings.length + 1, title, kind: 'folder' as const }
  await db.insertInto('kb_node').values(folder).execute()
  await arrange(db, parentId, [...siblings.map(node => node.id), id])
  return id
}

/** Removes a folder; what holds something stays until that is somewhere else. */
export async function removeFolder(ask: Ask<CallInput<typeof contract.removeFolder>>): Promise<null> {
  const { args, db } = ask
  const nodes = await holdTree(db)
  const { id, title } = folderOf(nodes, args.id)
  if (nodes.some(({ parentId }) => parentId === id)) refuseRule('目录中还有内容，请先移到其他目录再删除')
  await db.deleteFrom('kb_node').where('id', '=', id).execute()
  await note(ask, `删除知识目录：“${title}”`, id)
  return null
}

const folderOf = (nodes: Nodes, id: string): Node =>
  nodes.find(node => node.id === id && node.kind === 'folder') ?? refuse('notFound', { what: '目录' })

function checkParent(nodes: Nodes, parentId: string | null): void {
  if (parentId !== null) folderOf(nodes, parentId)
}

const titleOf = (nodes: Nodes, id: string | null): string => nodes.find(node => node.id === id)?.title ?? '一级目录'

/** Ids from a node up to its branch, the node first; none of what stands above the branches. */
function pathTo(nodes: Nodes, id: string | null): string[] {
  const node = nodes.find(each => each.id === id)
  return node ? [node.id, ...pathTo(nodes, node.parentId)] : []
}

/** Levels that a node takes with what is below it. */
const heightOf = (nodes: Nodes, id: string): number =>
  1 + Math.max(0, ...nodes.filter(({ parentId }) => parentId === id).map(node => heightOf(nodes, node.id)))
