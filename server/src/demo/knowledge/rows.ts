import type { Insertable } from 'kysely'
import type { Database } from '../../platform/database/schema'
import { LAWS } from './laws'
import type { DemoNode, Leaf } from './node'
import { CASES, INTERVIEWS, MANUALS, REPLIES, TEMPLATES, UNITS } from './practice'
import { CLASSIFICATIONS, POLICIES, PROCEDURES } from './rules'

const BRANCHES = [LAWS, POLICIES, PROCEDURES, CLASSIFICATIONS, TEMPLATES, CASES, REPLIES, INTERVIEWS, MANUALS, UNITS]

type NodeRow = Insertable<Database['kb_node']>

interface Placed {
  readonly row: NodeRow
  readonly leaf?: Leaf
}

/** A node and everything below it, parents first; an id tells the place, like `kb-1-2`. */
function placed(node: DemoNode, kind: NodeRow['kind'], parentId: string | null, index: number): Placed[] {
  const id = `${parentId ?? 'kb'}-${index + 1}`
  const row = { id, parent_id: parentId, sort_no: index + 1, title: node.title }
  if (!('below' in node)) return [{ row: { ...row, kind }, leaf: node }]
  const below = node.below.flatMap((child, at) => placed(child, kind, id, at))
  return [{ row: { ...row, kind: 'folder' } }, ...below]
}

const NODES = BRANCHES.flatMap((branch, index) => placed(branch, branch.kind, null, index))
const LEAVES = NODES.flatMap(({ row, leaf }) => (leaf ? [{ id: row.id, leaf }] : []))

export const nodeRows = () => NODES.map(({ row }) => row)

export const docRows = () =>
  LEAVES.map(({ id, leaf }) => ({
    node_id: id,
    doc_no: leaf.docNo,
    issuer: leaf.issuer,
    issue_date: leaf.issueDate,
    effect_date: leaf.effectDate,
    status: leaf.status,
  }))

export const articleRows = () =>
  LEAVES.flatMap(({ id, leaf }) =>
    leaf.articles.map(([no, text], index) => ({ node_id: id, seq: index + 1, no, text })),
  )
