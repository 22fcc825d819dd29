import type { Element, Node } from '@xmldom/xmldom'

const ELEMENT = 1

/** The elements in one, by their name without its prefix; all without a name. */
export function childrenOf(parent: Node | null | undefined, name?: string): Element[] {
  const found: Element[] = []
  for (let node = parent?.firstChild ?? null; node; node = node.nextSibling)
    if (node.nodeType === ELEMENT && (name === undefined || (node as Element).localName === name))
      found.push(node as Element)
  return found
}

export const childOf = (parent: Node | null | undefined, name: string): Element | undefined =>
  childrenOf(parent, name)[0]

/** Word's `w:val` of an element in one. */
export const valOf = (parent: Element | undefined, name: string): string | undefined =>
  childOf(parent, name)?.getAttribute('w:val') ?? undefined

/** Whether a property that can be turned off again is on. */
export const isOn = (property: Element | undefined): boolean =>
  property !== undefined && !['0', 'false', 'none', 'off'].includes(property.getAttribute('w:val') ?? '')

/** The first element of a name anywhere in one. */
export function findElement(parent: Element, name: string): Element | undefined {
  return parent.getElementsByTagNameNS('*', name).item(0) ?? undefined
}
