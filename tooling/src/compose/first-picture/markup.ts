import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

/** What markup may consist of: what is seen and filled in, nothing that runs or fetches. */
const ELEMENTS = new Set([
  ...['article', 'aside', 'b', 'br', 'button', 'dd', 'div', 'dl', 'dt', 'em', 'fieldset', 'figcaption', 'figure'],
  ...['footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'input', 'label', 'legend', 'li'],
  ...['main', 'nav', 'ol', 'optgroup', 'option', 'output', 'p', 'search', 'section', 'select', 'small', 'span'],
  ...['strong', 'table', 'tbody', 'td', 'textarea', 'tfoot', 'th', 'thead', 'time', 'tr', 'ul'],
  ...['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polygon', 'polyline', 'rect', 'text', 'title'],
])
const ATTRIBUTES = new Set([
  ...['autocomplete', 'autofocus', 'checked', 'class', 'cols', 'colspan', 'datetime', 'dir', 'disabled', 'for'],
  ...['hidden', 'id', 'inputmode', 'lang', 'maxlength', 'minlength', 'name', 'novalidate', 'placeholder', 'readonly'],
  ...['required', 'role', 'rows', 'rowspan', 'scope', 'selected', 'style', 'tabindex', 'title', 'type', 'value'],
  ...['cx', 'cy', 'd', 'fill', 'fill-rule', 'height', 'points', 'r', 'rx', 'ry', 'stroke', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-width', 'transform', 'viewbox', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2'],
])
const FAMILIES = /^(aria|data)-[a-z-]+$/
/** In a style: what fetches, and what could hide it. */
const FETCHES = /url|image-set|@import|\\/i

/** What is decided when a portal is composed, with what it may say. */
const DECIDED: Readonly<Record<string, string>> = {
  'portal-offered': 'pages',
  'portal-words': 'by',
  'portal-word': 'page',
}

/** What markup holds that must not stand in the portal's page, in words. */
export function markupProblems(markup: string): string[] {
  return [...new Set(elementsIn(parseFragment(markup)).flatMap(problemsOf))]
}

function elementsIn(parent: Parent): Element[] {
  return parent.childNodes.filter(isElement).flatMap(element => [element, ...elementsIn(element)])
}

function problemsOf({ tagName, attrs }: Element): string[] {
  const own = DECIDED[tagName]
  if (own === undefined && !ELEMENTS.has(tagName)) return [`<${tagName}> may not stand in it`]
  return attrs.flatMap(({ name, value }) => {
    const known = own === undefined ? ATTRIBUTES.has(name.toLowerCase()) || FAMILIES.test(name) : name === own
    if (!known) return [`<${tagName}> may not have ${name}`]
    return name === 'style' && FETCHES.test(value) ? [`The style of a <${tagName}> names a file`] : []
  })
}

export interface Facts {
  /** What stands in the place of {{name}}. */
  values: Readonly<Record<string, string>>
  isOffered: (page: string) => boolean
}

/** The markup as it is in one portal: the same that its scripts would make. */
export function fillIn(markup: string, facts: Facts): string {
  const fragment = parseFragment(markup)
  settle(fragment, facts)
  return serialize(fragment)
}

function settle(parent: Parent, facts: Facts): void {
  const nodes = parent.childNodes.flatMap(node => settled(node, facts))
  for (const node of [...parent.childNodes]) defaultTreeAdapter.detachNode(node)
  nodes.forEach((node, at) => {
    // So that browsers do not read two texts as one, which React would not find again.
    if (isText(node) && isText(nodes[at - 1])) append(parent, defaultTreeAdapter.createCommentNode(' '))
    append(parent, node)
  })
}

function append(parent: Parent, node: Node): void {
  defaultTreeAdapter.detachNode(node)
  defaultTreeAdapter.appendChild(parent, node)
}

/** What becomes of a node. */
function settled(node: Node, facts: Facts): Node[] {
  if (isText(node)) return [textOf(filled(node.value, facts))]
  if (!isElement(node)) return [node]
  const own = DECIDED[node.tagName]
  const said = node.attrs.find(({ name }) => name === own)?.value ?? ''
  if (node.tagName === 'portal-words') return [textOf(wordsOf(node, facts).join(said))]
  if (node.tagName === 'portal-offered' && !said.split(' ').some(facts.isOffered)) return []
  settle(node, facts)
  if (own !== undefined) return node.childNodes
  for (const attribute of node.attrs) attribute.value = filled(attribute.value, facts)
  return [node]
}

const wordsOf = (words: Element, { isOffered }: Facts) =>
  words.childNodes
    .filter(isElement)
    .filter(({ attrs }) => attrs.some(({ name, value }) => name === 'page' && isOffered(value)))
    .map(({ childNodes }) => childNodes.map(node => (isText(node) ? node.value : '')).join(''))

const filled = (text: string, { values }: Facts) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

const textOf = (value: string) => defaultTreeAdapter.createTextNode(value)
const isText = (node: Node | undefined): node is DefaultTreeAdapterTypes.TextNode => node?.nodeName === '#text'
const isElement = (node: Node): node is Element => 'tagName' in node

/** Names of all classes that are used. */
export const classesIn = (markup: string) =>
  new Set(
    elementsIn(parseFragment(markup)).flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (name === 'class' ? value.split(/\s+/).filter(Boolean) : [])),
    ),
  )
