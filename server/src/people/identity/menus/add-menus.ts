import type { Db } from '../../../platform/database/connect'
import { readNode } from '../rights-node'
import type { BroughtNode } from './read-menus'

/**
 * Puts what the tree lacks at its end, for nobody yet; answers the ids of what is new. Throws where a menu names a block
 * that the top menu does not have.
 */
export async function addMenus(db: Db, brought: readonly BroughtNode[]): Promise<string[]> {
  const rows = await db.selectFrom('permission_node').selectAll().execute()
  const known = new Set(rows.map(({ id }) => id))
  const missing = brought.filter(({ id }) => !known.has(id))
  if (missing.length === 0) return []
  checkBlocks(missing, new Set(rows.map(readNode).flatMap(({ kind, url }) => (kind === 'block' ? [url] : []))))
  const last = Math.max(0, ...rows.map(({ sort_no }) => sort_no))
  const added = missing.map((node, index) => ({ ...node, sort_no: last + 1 + index }))
  await db.insertInto('permission_node').values(added).execute()
  return added.map(({ id }) => id)
}

function checkBlocks(nodes: readonly BroughtNode[], blocks: ReadonlySet<string>): void {
  for (const { fun_name, custom_parameters } of nodes) {
    const { block } = JSON.parse(custom_parameters) as { block?: string }
    if (block !== undefined && !blocks.has(block))
      throw new Error(`The menu ${fun_name} is to stand in ${block}; the top menu has only ${[...blocks].join(', ')}`)
  }
}
