import { type FormattedNode, isPlain, paragraphOf, paragraphsOf, wordsOf, wordsOfLine } from './formatted'
import { type Article, type HeadKind, headIn, headOf, kindOfHead } from './knowledge'

/** An article with its formatting, where it has any. */
export interface FormattedArticle extends Article {
  readonly body?: readonly FormattedNode[] | undefined
}

/** The number of what stands before all articles. */
export const PREFACE = '说明'
const LONGEST_NAME = 20
const TOP = 1

/** An article as it is kept: its words come from what is formatted, and what is not formatted is words alone. */
export function settled({ no, text, body }: FormattedArticle): FormattedArticle {
  if (!body) return { no, text }
  const words = wordsOf(body)
  return isPlain(body) ? { no, text: words } : { no, text: words, body }
}

/** The blocks that show an article. */
const blocksOf = ({ text, body }: FormattedArticle): readonly FormattedNode[] => body ?? paragraphsOf(text)

/**
 * The articles of a formatted text: one begins at each paragraph or heading that begins with 第…条, 一、 or 【…】, at each
 * 第…章, and at each heading of the first level, whose words are its name. What stands before the first is `说明`.
 */
export function formattedArticlesOf(blocks: readonly FormattedNode[]): FormattedArticle[] {
  const found: { no: string; body: FormattedNode[] }[] = []
  const lines = blocks.flatMap(dividedAtHeads).filter(block => !isEmpty(block))
  for (const [at, block] of lines.entries()) {
    const begun = partOf(block, lines[at + 1])
    if (begun) found.push(begun)
    else if (found.length === 0) found.push({ no: PREFACE, body: [block] })
    else found.at(-1)?.body.push(block)
  }
  return found.map(({ no, body }) => settled({ no, text: '', body }))
}

/**
 * The part that a block begins, by what follows it. A heading right above other parts, or above nothing, has no words of
 * its own: it stands at the end of what is before it.
 */
function partOf(block: FormattedNode, next: FormattedNode | undefined) {
  const begun = beginningOf(block)
  const isAlone = block.type === 'heading' && begun?.body.length === 0 && (!next || beginningOf(next))
  return isAlone ? undefined : begun
}

/** A line after a break begins an article as a paragraph does. */
function dividedAtHeads(block: FormattedNode): FormattedNode[] {
  const { type, content = [] } = block
  if (type !== 'paragraph' || !content.some(node => node.type === 'break')) return [block]
  const lines: FormattedNode[][] = [[]]
  for (const [at, node] of content.entries()) {
    if (node.type === 'break' && headIn(wordsOfLine(content.slice(at + 1)).split('\n')[0] ?? '')) lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines.map(line => ({ type, content: line }))
}

const isEmpty = ({ type, content = [] }: FormattedNode): boolean =>
  (type === 'paragraph' || type === 'heading') && wordsOfLine(content).trim() === ''

function beginningOf(block: FormattedNode): { no: string; body: FormattedNode[] } | undefined {
  const { type, attrs, content = [] } = block
  if (type !== 'paragraph' && type !== 'heading') return undefined
  const [line = ''] = wordsOfLine(content).split('\n')
  const head = headIn(line)
  if (head) {
    const rest = cut(content, line.trimEnd().length - head.rest.length)
    return { no: head.no, body: rest.length === 0 ? [] : [{ type: 'paragraph', content: rest }] }
  }
  const name = line.trim()
  const isName = type === 'heading' && attrs?.level === TOP && name.length <= LONGEST_NAME && !/[【】]/u.test(name)
  return isName && name !== '' && name === wordsOfLine(content).trim() ? { no: name, body: [] } : undefined
}

/** A line without its first characters, nor a break that follows them. */
function cut(content: readonly FormattedNode[], characters: number): FormattedNode[] {
  let left = characters
  const rest = content.flatMap((node): FormattedNode[] => {
    if (left <= 0) return [node]
    const { text = '\n' } = node
    const taken = Math.min(left, text.length)
    left -= taken
    return taken === text.length ? [] : [{ ...node, text: text.slice(taken) }]
  })
  return rest[0]?.type === 'break' ? rest.slice(1) : rest
}

/** One formatted text of all articles, as `formattedArticlesOf` reads it. */
export const formattedText = (articles: readonly FormattedArticle[]): FormattedNode[] =>
  articles.flatMap((article, at) => blocksWithHead(article, at === 0))

function blocksWithHead(article: FormattedArticle, isFirst: boolean): readonly FormattedNode[] {
  const { no } = article
  const blocks = article.text === '' && !article.body ? [] : blocksOf(article)
  if (isFirst && no === PREFACE && !blocks.some((block, at) => partOf(block, blocks[at + 1]))) return blocks
  const kind: HeadKind = kindOfHead(no)
  const [first, ...others] = blocks
  if (kind === 'named') return [headingOf(no), ...blocks]
  const line = first?.type === 'paragraph' ? (first.content ?? []) : undefined
  const content = [{ type: 'text', text: headOf(no) }, ...(line ?? [])]
  const begun: FormattedNode =
    kind === 'headed' ? { type: 'heading', attrs: { level: TOP }, content } : { type: 'paragraph', content }
  return [merged(begun), ...(line ? others : blocks)]
}

const headingOf = (no: string): FormattedNode => ({
  type: 'heading',
  attrs: { level: TOP },
  content: [{ type: 'text', text: no }],
})

/** Two runs without marks behind each other are one. */
function merged(node: FormattedNode): FormattedNode {
  const [head, next, ...more] = node.content ?? []
  if (head?.type !== 'text' || next?.type !== 'text' || next.marks?.length) return node
  return { ...node, content: [{ type: 'text', text: `${head.text}${next.text}` }, ...more] }
}

/** A pasted or plain text, a paragraph for each line. */
export const plainBlocks = (text: string): FormattedNode[] =>
  text
    .split(/\r?\n/)
    .map(line => line.replace(/^[\s　]+|[\s　]+$/gu, ''))
    .filter(Boolean)
    .map(paragraphOf)
