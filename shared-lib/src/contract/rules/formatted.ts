/** A mark of a run of text. */
export interface TextMark {
  readonly type: string
  readonly attrs?: { readonly href?: unknown }
}

/** A node of a formatted text; `NODES` says which there are and what each may hold. */
export interface FormattedNode {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly FormattedNode[]
  readonly text?: string
  readonly marks?: readonly TextMark[]
}

const INLINE = ['text', 'break']
const LISTS = ['bulletList', 'orderedList']
/** What an article holds. */
const BLOCKS: readonly string[] = ['paragraph', 'heading', ...LISTS, 'quote', 'table', 'picture']
export const HEADING_LEVELS = [1, 2, 3] as const

type Fits = (value: unknown) => boolean
const from = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
/** Characters that say what a picture shows. */
export const LONGEST_ALTERNATIVE = 200
const MOST_COLUMNS = 20
const MOST_ROWS = 200
const FILE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

interface NodeRule {
  readonly holds: readonly string[]
  /** Of what it holds the first, where that is fixed. */
  readonly first?: string
  readonly mayBeEmpty?: true
  readonly most?: number
  readonly attrs?: Readonly<Record<string, Fits>>
  /** Those of `attrs` that may be missing. */
  readonly optional?: true
}

const CELL = {
  holds: ['paragraph', ...LISTS],
  attrs: { colspan: from(1, MOST_COLUMNS), rowspan: from(1, MOST_ROWS) },
  optional: true,
} as const

/** The closed set of nodes. The editor's own schema has the same names. */
const NODES: Readonly<Record<string, NodeRule>> = {
  paragraph: { holds: INLINE, mayBeEmpty: true },
  heading: { holds: INLINE, mayBeEmpty: true, attrs: { level: from(1, HEADING_LEVELS.length) } },
  bulletList: { holds: ['listItem'] },
  orderedList: { holds: ['listItem'] },
  listItem: { holds: ['paragraph', ...LISTS], first: 'paragraph' },
  quote: { holds: ['paragraph', ...LISTS] },
  table: { holds: ['tableRow'], most: MOST_ROWS },
  tableRow: { holds: ['tableCell', 'tableHeader'], most: MOST_COLUMNS },
  tableCell: CELL,
  tableHeader: CELL,
  picture: {
    holds: [],
    mayBeEmpty: true,
    attrs: {
      file: value => typeof value === 'string' && FILE_ID.test(value),
      alt: value => typeof value === 'string' && value.length <= LONGEST_ALTERNATIVE,
    },
  },
  break: { holds: [], mayBeEmpty: true },
}
const MARKS = ['bold', 'italic', 'underline', 'strike', 'link']

/** Levels of nodes within each other: three lists, of which each takes two. */
const DEEPEST = 10
const MOST_NODES = 20_000
export const MOST_PICTURES = 50
export const MOST_ATTACHMENTS = 20
/** Bytes of a picture in a text. */
export const LARGEST_PICTURE = 10_000_000
export const PICTURE_ENDINGS: readonly string[] = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp']
const LONGEST_ADDRESS = 500

const TEXTS = {
  unknown: '正文含有不支持的内容或格式，请清除格式后重试',
  link: '链接只能以 http://、https:// 或 / 开头，请修改',
  deep: '正文嵌套过深，请减少列表的层级',
  many: '正文内容过多，请拆分为多篇',
  pictures: `图片不能超过${MOST_PICTURES}张，请减少图片`,
} as const

const BLANKS = /[\s\p{Cc}\\]/u

/** Whether a link may lead there: to the web, or within the portal by a path from its root. */
export function isSafeAddress(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > LONGEST_ADDRESS || BLANKS.test(address)) return false
  if (/^\/(?!\/)/.test(address)) return true
  if (!/^https?:\/\/[^/]/i.test(address)) return false
  try {
    return Boolean(new URL(address).hostname)
  } catch {
    return false
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (value: object, names: readonly string[]) => Object.keys(value).every(name => names.includes(name))

/** What of a formatted text, which may be anything at all, keeps it from being kept; empty where nothing does. */
export function formattedProblem(blocks: unknown): string {
  const counted = { nodes: 0, pictures: 0 }
  return (
    problemOfContent(blocks, { holds: BLOCKS }, 1, counted) || (counted.pictures > MOST_PICTURES ? TEXTS.pictures : '')
  )
}

type Counted = Record<'nodes' | 'pictures', number>

function problemOfContent(content: unknown, rule: NodeRule, depth: number, counted: Counted): string {
  if (content === undefined && rule.mayBeEmpty) return ''
  if (!Array.isArray(content) || content.length > (rule.most ?? MOST_NODES)) return TEXTS.unknown
  if (content.length === 0) return rule.mayBeEmpty ? '' : TEXTS.unknown
  if (rule.first !== undefined && content[0]?.type !== rule.first) return TEXTS.unknown
  for (const node of content) {
    const problem = problemOfNode(node, rule.holds, depth, counted)
    if (problem) return problem
  }
  return ''
}

function problemOfNode(node: unknown, allowed: readonly string[], depth: number, counted: Counted): string {
  if (depth > DEEPEST) return TEXTS.deep
  if (++counted.nodes > MOST_NODES) return TEXTS.many
  if (!isObject(node) || typeof node.type !== 'string' || !allowed.includes(node.type)) return TEXTS.unknown
  if (node.type === 'text') return problemOfText(node)
  if (node.type === 'picture') counted.pictures++
  const rule = NODES[node.type]
  if (!rule || !hasOnly(node, ['type', 'attrs', 'content']) || !fitsAttrs(node.attrs, rule)) return TEXTS.unknown
  return problemOfContent(node.content, rule, depth + 1, counted)
}

function fitsAttrs(given: unknown, { attrs = {}, optional }: NodeRule): boolean {
  const names = Object.keys(attrs)
  if (given === undefined) return optional === true || names.length === 0
  if (!isObject(given) || !hasOnly(given, names)) return false
  return names.every(name => (given[name] === undefined ? optional === true : attrs[name]?.(given[name])))
}

function problemOfText({ text, marks = [], ...more }: Readonly<Record<string, unknown>>): string {
  if (!hasOnly(more, ['type']) || typeof text !== 'string' || text === '' || !Array.isArray(marks)) return TEXTS.unknown
  const names = marks.map(mark => (isObject(mark) ? mark.type : undefined))
  if (new Set(names).size < names.length) return TEXTS.unknown
  for (const mark of marks) {
    if (!isObject(mark) || !MARKS.includes(String(mark.type)) || !hasOnly(mark, ['type', 'attrs'])) return TEXTS.unknown
    if (mark.type !== 'link') {
      if (mark.attrs !== undefined) return TEXTS.unknown
    } else if (!isObject(mark.attrs) || !hasOnly(mark.attrs, ['href'])) return TEXTS.unknown
    else if (!isSafeAddress(mark.attrs.href)) return TEXTS.link
  }
  return ''
}

/** The words of a text without its formatting, a line for each paragraph, heading, row and picture. */
export const wordsOf = (blocks: readonly FormattedNode[]): string => blocks.map(wordsOfBlock).join('\n').trim()

function wordsOfBlock(node: FormattedNode): string {
  const { type, content = [], attrs } = node
  switch (type) {
    case 'orderedList':
      return content.map((item, at) => `${at + 1}. ${wordsOfBlock(item)}`).join('\n')
    case 'tableRow':
      return content.map(wordsOfBlock).join('\t')
    case 'picture':
      return attrs?.alt ? `［图：${attrs.alt}］` : '［图］'
    case 'paragraph':
    case 'heading':
      return wordsOfLine(content)
    default:
      return content.map(wordsOfBlock).join('\n')
  }
}

/** The words of a paragraph or a heading. */
export const wordsOfLine = (content: readonly FormattedNode[]): string =>
  content.map(({ type, text = '' }) => (type === 'break' ? '\n' : text)).join('')

/** Whether a text has no formatting: it is kept as its words then. */
export const isPlain = (blocks: readonly FormattedNode[]): boolean =>
  blocks.every(
    ({ type, content = [] }) =>
      type === 'paragraph' && content.every(({ type: of, marks = [] }) => of === 'text' && marks.length === 0),
  )

/** Paragraphs without formatting, one for each line. */
export const paragraphsOf = (text: string): FormattedNode[] => text.split('\n').map(paragraphOf)

export const paragraphOf = (text: string): FormattedNode =>
  text === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text }] }

/** The files of the pictures in a text, each once. */
export function picturesIn(blocks: readonly FormattedNode[]): string[] {
  const found = blocks.flatMap(({ type, attrs, content = [] }) =>
    type === 'picture' ? [String(attrs?.file)] : picturesIn(content),
  )
  return [...new Set(found)]
}
