import type { PlacedNode } from '../../tree/nodes'

/** Where a node is put: below a folder, behind one that stands there. */
export interface Place {
  readonly parentId: string | null
  /** Null: before all others. */
  readonly after: string | null
}

export type Direction = 'up' | 'down' | 'in' | 'out'

/** With Alt. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

export const allNodes = (tree: readonly PlacedNode[]): PlacedNode[] =>
  tree.flatMap(node => [node, ...allNodes(node.children)])

const byId = (tree: readonly PlacedNode[], id: string | null) => allNodes(tree).find(node => node.id === id)

/** What stands below the same folder, in its order. */
const siblingsIn = (tree: readonly PlacedNode[], parentId: string | null): readonly PlacedNode[] =>
  parentId === null ? tree : (byId(tree, parentId)?.children ?? [])

/** Where a node goes by one step; a sentence where it cannot. */
export function stepped(tree: readonly PlacedNode[], node: PlacedNode, direction: Direction): Place | string {
  const siblings = siblingsIn(tree, node.parentId)
  const at = siblings.findIndex(({ id }) => id === node.id)
  const { parentId } = node
  switch (direction) {
    case 'up':
      return at > 0 ? { parentId, after: siblings[at - 2]?.id ?? null } : '已在最前，不能再上移'
    case 'down': {
      const next = siblings[at + 1]
      return next ? { parentId, after: next.id } : '已在最后，不能再下移'
    }
    case 'in': {
      const before = siblings[at - 1]
      if (before?.kind !== 'folder') return '前一项不是目录，不能放入'
      return { parentId: before.id, after: before.children.at(-1)?.id ?? null }
    }
    case 'out':
      return outOf(tree, node)
  }
}

function outOf(tree: readonly PlacedNode[], node: PlacedNode): Place | string {
  const parent = byId(tree, node.parentId)
  if (!parent) return '已在一级目录，不能再移出'
  if (parent.parentId === null && node.kind !== 'folder') return '文档须放在目录中，不能移到一级目录'
  return { parentId: parent.parentId, after: parent.id }
}

export type Zone = 'before' | 'into' | 'behind'

/** A third of the height of a row. */
const THIRD = 3

/** On which part of a row something is held over it: folders take into their middle what is dropped there. */
export function zoneOf(offset: number, height: number, isFolder: boolean): Zone {
  if (!isFolder) return offset < height / 2 ? 'before' : 'behind'
  if (offset < height / THIRD) return 'before'
  return offset > height - height / THIRD ? 'behind' : 'into'
}

/** Where a node goes that is dropped on another one. */
export function dropped(tree: readonly PlacedNode[], id: string, on: PlacedNode, zone: Zone): Place {
  if (zone === 'into')
    return { parentId: on.id, after: on.children.filter(child => child.id !== id).at(-1)?.id ?? null }
  if (zone === 'behind') return { parentId: on.parentId, after: on.id }
  const others = siblingsIn(tree, on.parentId).filter(node => node.id !== id)
  return { parentId: on.parentId, after: others[others.findIndex(node => node.id === on.id) - 1]?.id ?? null }
}

/** What is said of a node that was moved: 《…》已移到“…”第2位，共5项. */
export function saidOf(tree: readonly PlacedNode[], { id, title }: PlacedNode, { parentId, after }: Place): string {
  const others = siblingsIn(tree, parentId).filter(node => node.id !== id)
  const at = others.findIndex(node => node.id === after) + 2
  const folder = byId(tree, parentId)?.title ?? '一级目录'
  return `《${title}》已移到“${folder}”第${after === null ? 1 : at}位，共${others.length + 1}项`
}
