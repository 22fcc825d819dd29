import { plainBlocks } from '@portal/shared-lib/contract/rules/formatted-articles'
import { Fragment, Slice } from 'prosemirror-model'
import { schema } from './schema'

/** Text without formatting: a paragraph for each line, as it is read from a file. */
export function sliceOfText(text: string): Slice {
  const nodes = plainBlocks(text).map(block => schema.nodeFromJSON(block))
  return new Slice(Fragment.fromArray(nodes), nodes.length > 0 ? 1 : 0, nodes.length > 0 ? 1 : 0)
}

/** Whether pasted HTML says something by itself: a picture alone is taken from the clipboard's files instead. */
export const hasWords = (html: string): boolean =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() !== ''

export const hasPictures = (html: string): boolean => /<img\s(?![^>]*data-file)/i.test(html)

const NOT_SHOWN = 'style, script, meta, link, title, xml, img, object, iframe, svg, input, button, o\\:p'

/**
 * HTML of a page or of Word without what the text does not need: Word's list paragraphs become lists, its comments and
 * empty elements go. What is left and not in the schema is dropped by the parser.
 */
export function cleaned(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) found.push(comment)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const element of body.querySelectorAll(NOT_SHOWN)) element.remove()
  for (const cell of body.querySelectorAll('td, th')) if (!cell.textContent?.trim()) cell.textContent = ''
  makeLists(body)
  return body.innerHTML
}

const LEVEL = /mso-list:[^;]*level(\d)/i
const MOST_LEVELS = 3

/** Word writes a list as paragraphs that bear their bullets as text, with the level in their style. */
function makeLists(body: HTMLElement): void {
  let open: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of body.querySelectorAll('p')) {
    const level = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]
    if (level === undefined) continue
    const bullet = paragraph.querySelector('[style*="mso-list:Ignore" i]')
    const tag = /^\s*[\d一二三四五六七八九十a-z]+[.、)）]/i.test(bullet?.textContent ?? '') ? 'ol' : 'ul'
    bullet?.remove()
    if (last === null || paragraph.previousElementSibling !== last) open = []
    const depth = Math.min(Number(level), MOST_LEVELS, open.length + 1)
    open = open.slice(0, depth)
    if (open.length < depth) open.push(beginList(tag, paragraph, open.at(-1)))
    const item = document.createElement('li')
    open.at(-1)?.append(item)
    last = open[0] ?? null
    item.append(paragraph)
  }
}

function beginList(tag: string, paragraph: Element, above: Element | undefined): HTMLElement {
  const list = document.createElement(tag)
  const item = above?.lastElementChild
  if (item) item.append(list)
  else paragraph.before(list)
  return list
}
