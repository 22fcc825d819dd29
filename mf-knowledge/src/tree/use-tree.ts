import { useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import { type PlacedNode, pathTo, shownNodes } from './nodes'

/** Which node is current and which are open. The current one stands in the address, so that it survives a refresh. */
export function useTree(tree: readonly PlacedNode[]) {
  const [parameters, setParameters] = useSearchParams()
  const path = pathTo(tree, parameters.get('node') ?? tree[0]?.id ?? '')
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const above = new Set(path.slice(0, -1).map(({ id }) => id))
  const isOpen = (id: string) => toggled.get(id) ?? above.has(id)
  const open = new Set(
    allOf(tree)
      .filter(({ id, children }) => children.length && isOpen(id))
      .map(({ id }) => id),
  )
  return {
    path,
    current: path.at(-1),
    open,
    shown: shownNodes(tree, open),
    go: (id: string) => setParameters({ node: id }, { replace: true }),
    toggle: (id: string) => setToggled(new Map(toggled).set(id, !open.has(id))),
  }
}

const allOf = (tree: readonly PlacedNode[]): PlacedNode[] => tree.flatMap(node => [node, ...allOf(node.children)])
