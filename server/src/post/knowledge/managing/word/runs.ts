import type { FormattedNode, TextMark } from '@portal/shared-lib/contract/rules/formatted'
import type { Element, Node } from '@xmldom/xmldom'
import type { WordPicture } from './parts'
import { pictureOf } from './pictures'
import { childOf, childrenOf, findElement, isOn } from './xml'

const DEEPEST = 40

/** A heading is bold by itself. */
export const bare = (content: readonly FormattedNode[]): FormattedNode[] =>
  merged(content.map(({ marks: _, ...node }) => node))

/** The runs of a paragraph, and what hangs on it: pictures and text boxes. */
export function contentOf(paragraph: Element, links: ReadonlyMap<string, string>) {
  const content: FormattedNode[] = []
  const pictures: WordPicture[] = []
  const boxes: Element[] = []
  const visit = (node: Node, marks: readonly TextMark[], depth: number): void => {
    if (depth > DEEPEST) return
    const element = node as Element
    switch (element.localName) {
      case 'r': {
        const run = marksOf(childOf(element, 'rPr'), marks)
        for (const child of childrenOf(element)) visit(child, run, depth + 1)
        return
      }
      case 't':
        if (element.textContent) content.push(textOf(element.textContent, marks))
        return
      case 'tab':
        content.push(textOf(' ', marks))
        return
      case 'br':
      case 'cr':
        if (!element.getAttribute('w:type')) content.push({ type: 'break' })
        return
      case 'drawing':
      case 'pict': {
        const picture = pictureOf(element, links)
        if (picture) pictures.push(picture)
        const box = findElement(element, 'txbxContent')
        if (box) boxes.push(box)
        return
      }
      // The same once more for older programs stands behind it.
      case 'AlternateContent':
        for (const child of childrenOf(element, 'Choice')) visit(child, marks, depth + 1)
        return
      // What was struck out in a revision, and the properties.
      case 'del':
      case 'moveFrom':
      case 'pPr':
      case 'rPr':
        return
      default:
        for (const child of childrenOf(element)) visit(child, marks, depth + 1)
    }
  }
  for (const child of childrenOf(paragraph)) visit(child, [], 0)
  return { content: trimmed(merged(content)), pictures, boxes }
}

const textOf = (text: string, marks: readonly TextMark[]): FormattedNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})

const MARKS = { b: 'bold', i: 'italic', u: 'underline', strike: 'strike' } as const

function marksOf(properties: Element | undefined, above: readonly TextMark[]): readonly TextMark[] {
  const own = Object.entries(MARKS).flatMap(([name, type]) => (isOn(childOf(properties, name)) ? [{ type }] : []))
  return own.length > 0 ? own : above
}

/** Runs of the same marks are one: Word cuts sentences wherever somebody has edited them. */
function merged(content: readonly FormattedNode[]): FormattedNode[] {
  const found: FormattedNode[] = []
  for (const node of content) {
    const last = found.at(-1)
    const isSame =
      last?.type === 'text' && node.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks)
    if (last && isSame) found[found.length - 1] = { ...last, text: `${last.text}${node.text}` }
    else found.push(node)
  }
  return found
}

/** Without blanks and breaks at both ends. */
function trimmed(content: readonly FormattedNode[]): FormattedNode[] {
  const [first, ...others] = content
  if (!first) return []
  const text = first.text?.replace(/^[\s　]+/u, '') ?? ''
  if (text === '') return trimmed(others)
  const rest = [{ ...first, text }, ...others]
  const last = rest.at(-1)
  const end = last?.text?.replace(/[\s　]+$/u, '') ?? ''
  return end === ''
    ? trimmed(rest.slice(0, -1))
    : [...rest.slice(0, -1), { ...rest[rest.length - 1], type: 'text', text: end }]
}
