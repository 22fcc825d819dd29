import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/schema'

const Parameters = z.object({
  kind: z.enum(['block', 'menu', 'page', 'button', 'key']),
  /** Of a menu: url of the block in whose part of the top menu it stands. */
  block: z.string().optional(),
})

/** A node of the permission tree with what its parameters say of it. */
export interface RightsNode extends z.infer<typeof Parameters> {
  readonly id: string
  readonly parentId: string | null
  readonly url: string
  readonly row: Selectable<Database['permission_node']>
}

/** Throws where a row's parameters are not understood: a right must not be guessed. */
export function readNode(row: Selectable<Database['permission_node']>): RightsNode {
  const parameters = Parameters.parse(JSON.parse(row.custom_parameters ?? '{}'))
  return { ...parameters, id: row.id, parentId: row.parent_id, url: row.url, row }
}

/** The permission that a node gives: pages are known below their menus, buttons and keys by themselves. */
export const permissionOf = ({ kind, url, parentId }: RightsNode, byId: ReadonlyMap<string, RightsNode>): string =>
  kind === 'page' ? `${byId.get(parentId ?? '')?.url}/${url}` : url
