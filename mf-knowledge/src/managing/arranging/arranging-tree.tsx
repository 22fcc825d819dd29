import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { stepFor } from '../../tree/keys'
import { type PlacedNode, pathTo, shownNodes } from '../../tree/nodes'
import styles from './arranging.module.css'
import { DIRECTIONS, type Direction, dropped, type Place, type Zone, zoneOf } from './places'

interface ArrangingTreeProps {
  readonly tree: readonly PlacedNode[]
  readonly states: ReadonlyMap<string, string>
  readonly current: string
  readonly onChoose: (id: string) => void
  readonly onStep: (node: PlacedNode, direction: Direction) => void
  readonly onPut: (node: PlacedNode, place: Place) => void
}

interface Over {
  readonly id: string
  readonly zone: Zone
}

/** The tree with one stop of the Tab key: arrows walk it, with Alt they move the node that has the focus. */
export function ArrangingTree({ tree, states, current, onChoose, onStep, onPut }: ArrangingTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const [held, hold] = useState<PlacedNode>()
  const [over, holdOver] = useState<Over>()
  const list = useRef<HTMLDivElement>(null)
  const above = pathTo(tree, current).slice(0, -1)
  const open = new Set([...toggled, ...above.map(({ id }) => id)])
  const shown = shownNodes(tree, open)
  useFocusKept(list, tree, current)
  useEffect(() => void itemOf(list.current, current)?.scrollIntoView({ block: 'nearest' }), [current])
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const press = (event: KeyboardEvent, node: PlacedNode) => {
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined
    const step = event.altKey ? undefined : stepFor(event.key, shown, node.id, open.has(node.id))
    if (!direction && !step) return
    event.preventDefault()
    if (direction) {
      onChoose(node.id)
      return onStep(node, direction)
    }
    if (!step) return
    if ('toggle' in step) return toggle(step.toggle)
    onChoose(step.go)
    itemOf(list.current, step.go)?.focus()
  }
  const drop = (on: PlacedNode) => {
    if (held && over && held.id !== on.id) onPut(held, dropped(tree, held.id, on, over.zone))
    hold(undefined)
    holdOver(undefined)
  }
  return (
    <div ref={list} role="tree" aria-label="知识目录" aria-describedby="arranging-keys" className={styles.tree}>
      {shown.map(node => (
        <div
          key={node.id}
          role="treeitem"
          data-id={node.id}
          data-drop={over?.id === node.id && held && held.id !== node.id ? over.zone : undefined}
          tabIndex={node.id === current ? 0 : -1}
          aria-level={node.level}
          aria-posinset={node.position}
          aria-setsize={node.siblings}
          aria-selected={node.id === current}
          aria-expanded={node.children.length > 0 ? open.has(node.id) : undefined}
          className={styles.item}
          style={{ paddingLeft: node.level * 16 }}
          draggable
          onClick={() => {
            if (node.id === current || !open.has(node.id)) toggle(node.id)
            onChoose(node.id)
          }}
          onKeyDown={event => press(event, node)}
          onDragStart={() => {
            hold(node)
            onChoose(node.id)
          }}
          onDragOver={event => {
            event.preventDefault()
            holdOver({ id: node.id, zone: zoneAt(event, node) })
          }}
          onDragEnd={() => holdOver(undefined)}
          onDrop={() => drop(node)}
        >
          <span aria-hidden="true" className={styles.mark}>
            {markOf(node, open.has(node.id))}
          </span>
          <span>{node.title}</span>
          {node.kind !== 'folder' && states.get(node.id) !== '已发布' && (
            <span className={styles.state}>{states.get(node.id)}</span>
          )}
        </div>
      ))}
    </div>
  )
}

function markOf({ kind, children }: PlacedNode, isOpen: boolean): string {
  if (kind !== 'folder') return '·'
  return children.length > 0 && isOpen ? '▾' : '▸'
}

const itemOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)

/** A browser takes the focus from what is moved in the document; it is given back once the tree is drawn anew. */
function useFocusKept(list: { current: HTMLElement | null }, tree: readonly PlacedNode[], current: string): void {
  const before = useRef(tree)
  useEffect(() => {
    if (before.current === tree) return
    before.current = tree
    const { activeElement } = document
    if (activeElement === document.body || list.current?.contains(activeElement)) itemOf(list.current, current)?.focus()
  }, [list, tree, current])
}

function zoneAt({ clientY, currentTarget }: DragEvent<HTMLElement>, { kind }: PlacedNode): Zone {
  const { top, height } = currentTarget.getBoundingClientRect()
  return zoneOf(clientY - top, height, kind === 'folder')
}
