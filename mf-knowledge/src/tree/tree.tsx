import { type KeyboardEvent, useEffect, useRef } from 'react'
import { stepFor } from './keys'
import { documentsOf, type PlacedNode } from './nodes'
import styles from './tree.module.css'
import type { useTree } from './use-tree'

/** The tree: one stop of the Tab key, arrows inside; what is current is shown at the right. */
export function Tree({ tree }: { tree: ReturnType<typeof useTree> }) {
  const { shown, current, open, go, toggle } = tree
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => void list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }), [])
  // By the node that has the focus: the current one stands in the address, which may come later than the next key.
  const press = (event: KeyboardEvent, { id }: PlacedNode) => {
    const step = stepFor(event.key, shown, id, open.has(id))
    if (!step) return
    event.preventDefault()
    if ('toggle' in step) return toggle(step.toggle)
    go(step.go)
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(step.go)}"]`)?.focus()
  }
  const click = (node: PlacedNode) => {
    if (node.id === current?.id || !open.has(node.id)) toggle(node.id)
    go(node.id)
  }
  return (
    <div ref={list} role="tree" aria-label="知识树" className={styles.tree}>
      {shown.map(node => (
        <TreeItem
          key={node.id}
          node={node}
          open={open.has(node.id)}
          current={node.id === current?.id}
          onClick={() => click(node)}
          onKeyDown={event => press(event, node)}
        />
      ))}
    </div>
  )
}

interface TreeItemProps {
  readonly node: PlacedNode
  readonly open: boolean
  readonly current: boolean
  readonly onClick: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function TreeItem({ node, open, current, onClick, onKeyDown }: TreeItemProps) {
  const folder = node.children.length > 0
  return (
    <div
      role="treeitem"
      data-id={node.id}
      tabIndex={current ? 0 : -1}
      aria-level={node.level}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-selected={current}
      aria-expanded={folder ? open : undefined}
      className={styles.item}
      style={{ paddingLeft: node.level * 16 }}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true" className={styles.mark}>
        {folder ? (open ? '▾' : '▸') : '·'}
      </span>
      <span>{node.title}</span>
      {folder && <span className={styles.count}>{documentsOf(node).length}</span>}
    </div>
  )
}
