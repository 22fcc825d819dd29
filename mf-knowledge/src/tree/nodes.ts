import type { KnowledgeNode } from '../api'

/** A node in its place: how deep, and where among its siblings. */
export interface PlacedNode extends KnowledgeNode {
  /** 1 for the branches. */
  readonly level: number
  /** From 1. */
  readonly position: number
  readonly siblings: number
  readonly children: readonly PlacedNode[]
}

/** The nodes as a tree; versions of one document, which bear one title, with the day each is in force from. */
export function asTree(nodes: readonly KnowledgeNode[]): PlacedNode[] {
  const titles = nodes.map(({ title }) => title)
  const repeated = new Set(titles.filter((title, at) => titles.indexOf(title) !== at))
  const titleOf = ({ title, effectDate }: KnowledgeNode) =>
    effectDate && repeated.has(title) ? `${title}（${effectDate}起施行）` : title
  const below = (parent: string | null, level: number): PlacedNode[] =>
    nodes
      .filter(({ parentId }) => parentId === parent)
      .map((node, index, { length: siblings }) => ({
        ...node,
        title: titleOf(node),
        level,
        position: index + 1,
        siblings,
        children: below(node.id, level + 1),
      }))
  return below(null, 1)
}

/** The nodes that are shown while some are open, from top to bottom. */
export const shownNodes = (tree: readonly PlacedNode[], open: ReadonlySet<string>): PlacedNode[] =>
  tree.flatMap(node => [node, ...(open.has(node.id) ? shownNodes(node.children, open) : [])])

/** The documents at and below a node. */
export const documentsOf = (node: PlacedNode): PlacedNode[] => [
  ...(node.hasContent ? [node] : []),
  ...node.children.flatMap(documentsOf),
]

/** The nodes from the branch down to the one with that id; empty where there is none. */
export function pathTo(tree: readonly PlacedNode[], id: string): PlacedNode[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length) return [node, ...below]
  }
  return []
}
