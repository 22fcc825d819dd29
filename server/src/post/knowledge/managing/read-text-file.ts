import { buffer } from 'node:stream/consumers'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { articlesOf, LARGEST_TEXT_FILE, MOST_ARTICLES } from '@portal/shared-lib/contract/rules/knowledge'
import { paragraphsOf } from '../../../platform/files/content/word-paragraphs'
import { ZipTrouble, zipParts } from '../../../platform/files/content/zip-parts'
import { stagedOf } from '../../../platform/files/staged'
import { refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'

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

/** The title and articles of a Word file; only its words are read, so nothing in it can run or be fetched. */
export async function readTextFile(ask: Asked): Promise<Text> {
  const lines = linesOf(await uploadedFile(ask))
  if (lines.length === 0) wrong(TEXTS.noText)
  const text = withoutContents(lines)
  const [first = ''] = text
  const isTitle = first.length <= LONGEST_TITLE && articlesOf(first)[0]?.no === '说明'
  const articles = articlesOf((isTitle ? text.slice(1) : text).join('\n'))
  if (articles.length > MOST_ARTICLES) wrong(`正文不能超过${MOST_ARTICLES}条，文件中有${articles.length}条`)
  return { title: isTitle ? first : '', articles }
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

/** The paragraphs of the text, without those that say nothing. */
function linesOf(file: Buffer): string[] {
  const xml = partsOf(file).get(DOCUMENT)?.toString('utf8') ?? wrong(TEXTS.notWord)
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) wrong(TEXTS.notWord)
  return paragraphsOf(xml, '')
    .map(({ text }) => text.replace(/^[\s　]+|[\s　]+$/gu, ''))
    .filter(Boolean)
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
function withoutContents(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex(line => /^目[\s　]*录$/u.test(line))
  const first = headingIn(lines[at + 1] ?? '')
  const again = at < 0 ? -1 : lines.findIndex((line, index) => index > at + 1 && headingIn(line) === first)
  return again < 0 ? lines : [...lines.slice(0, at), ...lines.slice(again)]
}
