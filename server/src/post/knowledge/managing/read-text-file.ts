import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { type FormattedNode, MOST_PICTURES, wordsOf, wordsOfLine } from '@portal/shared-lib/contract/rules/formatted'
import { formattedArticlesOf } from '@portal/shared-lib/contract/rules/formatted-articles'
import { headIn, LARGEST_TEXT_FILE, MOST_ARTICLES } from '@portal/shared-lib/contract/rules/knowledge'
import { acceptContent, wordingScans } from '../../../platform/files/accept'
import { ZipTrouble, zipParts } from '../../../platform/files/content/zip-parts'
import { countSent, refuseBeyondQuota } from '../../../platform/files/quota'
import { insertStaged } from '../../../platform/files/stage'
import { stagedOf } from '../../../platform/files/staged'
import { Refusal, refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import type { Parts } from './word/parts'
import { contentOf } from './word/pictures'
import { readWord, type WordBlock, WordTrouble } from './word/read-word'

type Asked = Ask<CallInput<typeof contract.readTextFile>>
type Text = CallAnswer<typeof contract.readTextFile>

/** A law of some hundred articles has a few hundred kilobytes of text; pictures and fonts beside it are not read. */
const MOST = { parts: 500, bytes: 20_000_000 } as const
const DOCUMENT = 'word/document.xml'
const LONGEST_TITLE = 100
const TEXTS = {
  noFile: '请上传 .docx 格式的 Word 文件',
  notWord: '不是有效的 Word 文件（.docx），请用 Word 或 WPS 另存为 .docx 后再上传',
  tooLarge: '文件过大，请删除其中的图片后再上传，或直接粘贴正文',
  noText: '文件中没有文字，扫描件请先识别文字后粘贴正文',
} as const

/**
 * The title and articles of a Word file. Nothing in it can run or be fetched; its pictures become files that the caller
 * has uploaded, as if each had been put into the text by hand.
 */
export async function readTextFile(ask: Asked): Promise<Text> {
  const parts = partsOf(await uploadedFile(ask))
  const blocks = withoutContents(wordBlocks(parts))
  if (!blocks.some(block => lineOf(block) !== '')) wrong(TEXTS.noText)
  const [first] = blocks
  const title = first && isLine(first) ? lineOf(first) : ''
  const isTitle = title !== '' && title.length <= LONGEST_TITLE && !headIn(title)
  const text = await withPictures(ask, parts, isTitle ? blocks.slice(1) : blocks)
  const articles = formattedArticlesOf(raised(text))
  if (articles.length > MOST_ARTICLES) wrong(`正文不能超过${MOST_ARTICLES}条，文件中有${articles.length}条`)
  return { title: isTitle ? title : '', articles }
}

const wrong = (text: string): never => refuseField(text, 'uploadId')

async function uploadedFile({ db, caller, args, services }: Asked): Promise<Buffer> {
  const [id] = await stagedOf(db, caller, [args.uploadId])
  if (id === undefined) return wrong(TEXTS.noFile)
  const { sha256, size, name } = await db
    .selectFrom('file')
    .where('id', '=', id)
    .select(['sha256', 'size', 'name'])
    .executeTakeFirstOrThrow()
  if (!name.toLowerCase().endsWith('.docx')) wrong(TEXTS.noFile)
  if (Number(size) > LARGEST_TEXT_FILE) wrong(TEXTS.tooLarge)
  return await buffer((await services.files.open(sha256)) ?? wrong(TEXTS.noFile))
}

function wordBlocks(parts: Parts): WordBlock[] {
  if (!parts.has(DOCUMENT)) wrong(TEXTS.notWord)
  try {
    return readWord(parts)
  } catch (error) {
    if (error instanceof WordTrouble) return wrong(error.reason === 'swollen' ? TEXTS.tooLarge : TEXTS.notWord)
    throw error
  }
}

const isLine = ({ type }: WordBlock): boolean => type === 'paragraph' || type === 'heading'

/** The words of a block; none of a picture. */
const lineOf = (block: WordBlock): string => {
  if (!isLine(block)) return block.type === 'wordPicture' ? '' : wordsOf([block as FormattedNode])
  return wordsOfLine((block as FormattedNode).content ?? []).trim()
}

/** A text whose headings begin at the second level, below its title, begins at the first. */
function raised(blocks: readonly FormattedNode[]): readonly FormattedNode[] {
  const levels = blocks.flatMap(({ type, attrs }) => (type === 'heading' ? [Number(attrs?.level)] : []))
  const by = Math.min(...levels) - 1
  if (levels.length === 0 || by === 0) return blocks
  return blocks.map(block =>
    block.type === 'heading' ? { ...block, attrs: { level: Number(block.attrs?.level) - by } } : block,
  )
}

/** Keeps the pictures of a file as uploads of the caller; what is no picture for a page is left out. */
async function withPictures(ask: Asked, parts: Parts, blocks: readonly WordBlock[]): Promise<FormattedNode[]> {
  const found: FormattedNode[] = []
  let count = 0
  for (const block of blocks) {
    if (!('picture' in block)) {
      found.push(block)
      continue
    }
    const picture = contentOf(parts, block.picture)
    if (!picture || ++count > MOST_PICTURES) continue
    const file = await stagePicture(ask, `图片${count}.${picture.ending}`, picture.content)
    if (file) found.push({ type: 'picture', attrs: { file, alt: block.picture.alt } })
  }
  return found
}

/** Checked and looked through as every upload is; undefined where it is not what its ending says. */
async function stagePicture({ db, caller, services, request }: Asked, name: string, content: Buffer) {
  const { files, config, now } = services
  const sending = { caller, bytes: content.length, at: now() }
  await refuseBeyondQuota(db, sending)
  await countSent(db, sending)
  const keep = () => files.keep(Readable.from([content]), opened => acceptContent(name, opened, config))
  try {
    const stored = await wordingScans(request, keep)
    return await insertStaged(db, caller, { name, ...stored })
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'rule' && !error.keep) return undefined
    throw error
  }
}

function partsOf(file: Buffer): Map<string, Buffer> {
  try {
    return zipParts(file, MOST)
  } catch (error) {
    if (error instanceof ZipTrouble) return wrong(error.reason === 'swollen' ? TEXTS.tooLarge : TEXTS.notWord)
    if (error instanceof RangeError) return wrong(TEXTS.notWord)
    throw error
  }
}

/** A line of a table of contents without the dots and the number of its page. */
const headingIn = (line: string): string => line.replace(/[\s.…·]*\d*$/u, '').replace(/[\s　]+/gu, ' ')

/** The text without its table of contents: that begins at 目录 and ends where its first heading stands again. */
function withoutContents(blocks: readonly WordBlock[]): readonly WordBlock[] {
  const lines = blocks.map(lineOf)
  const at = lines.findIndex(line => /^目[\s　]*录$/u.test(line))
  const first = headingIn(lines[at + 1] ?? '')
  const again = at < 0 ? -1 : lines.findIndex((line, index) => index > at + 1 && headingIn(line) === first)
  return again < 0 ? blocks : [...blocks.slice(0, at), ...blocks.slice(again)]
}
