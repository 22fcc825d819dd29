import type { PlacedNode } from './nodes'

/** What a key does in a tree: another node becomes current, or the current one opens or closes. */
type Step = { readonly go: string } | { readonly toggle: string } | undefined

/** The keys of a tree as WAI-ARIA has them; `shown` are the visible nodes from top to bottom. */
export function stepFor(key: string, shown: readonly PlacedNode[], id: string, isOpen: boolean): Step {
  const at = shown.findIndex(node => node.id === id)
  const node = shown[at]
  if (!node) return undefined
  const to = (target: { id: string } | null | undefined): Step => (target ? { go: target.id } : undefined)
  switch (key) {
    case 'ArrowDown':
      return to(shown[at + 1])
    case 'ArrowUp':
      return to(shown[at - 1])
    case 'Home':
      return to(shown[0])
    case 'End':
      return to(shown.at(-1))
    case 'ArrowRight':
      return isOpen ? to(node.children[0]) : opening(node)
    case 'ArrowLeft':
      return isOpen ? { toggle: id } : to(node.parentId === null ? null : { id: node.parentId })
    case 'Enter':
    case ' ':
      return opening(node)
    default:
      return undefined
  }
}

const opening = ({ id, children }: PlacedNode): Step => (children.length ? { toggle: id } : undefined)
