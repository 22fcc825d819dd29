import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import PizZip from 'pizzip'
import { officeTemplate } from '../../../test/official-templates'
import { layoutIn } from '../template/in-force'
import { SAMPLE } from '../template/sample'
import { docxOf } from './docx'
import type { Layout } from './layout'
import { pdfOf } from './pdf'
import type { Sheet } from './sheet'
import { STANDARD } from './standard'

const MILLIMETRE = 72 / 25.4
const [LEFT, TOP, WIDE] = [28 * MILLIMETRE, 37 * MILLIMETRE, 156 * MILLIMETRE]
const TWIPS = 20
const RED = 'FF0000'

interface Text {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly font: string
  readonly page: number
}

/** What a PDF reader finds on the pages, their numbers aside. */
async function textsIn(pdf: Buffer): Promise<Text[]> {
  const folder = await mkdtemp(join(tmpdir(), 'agree-'))
  try {
    await writeFile(join(folder, 'a.pdf'), pdf)
    const reader = join(__dirname, '../../../test/read-pdf.mjs')
    const { stdout } = await promisify(execFile)(process.execPath, [reader, join(folder, 'a.pdf')])
    const { pages }: { pages: { texts: Text[] }[] } = JSON.parse(stdout)
    return pages.flatMap(({ texts }, page) =>
      texts.filter(({ text }) => !/^— \d+ —$/.test(text)).map(text => ({ ...text, page })),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A line as the Word file has it: where it would stand by its spacing, indents and alignment, counted from the top of its page. */
interface Line {
  readonly text: string
  readonly size: number
  readonly font: string
  readonly isRed: boolean
  readonly align: string
  readonly left: number
  readonly right: number
  readonly page: number
  /** Of its middle. */
  readonly middle: number
}

const numberIn = (xml: string, pattern: RegExp): number => Number(xml.match(pattern)?.[1] ?? 0)

/** The lines of a Word file whose paragraphs have one line each, or are parted by hand. */
function linesIn(docx: Buffer): Line[] {
  const xml = new PizZip(docx).file('word/document.xml')?.asText() ?? ''
  const lines: Line[] = []
  let [top, page] = [0, 0]
  for (const [paragraph] of xml.matchAll(/<w:p>.*?<\/w:p>/g)) {
    const line = numberIn(paragraph, /w:line="(\d+)"/) / TWIPS
    const border = (place: string) => numberIn(paragraph, new RegExp(`<w:${place} [^>]*w:space="(\\d+)"`))
    if (paragraph.includes('<w:pageBreakBefore/>')) {
      page++
      top = 0
    }
    top += numberIn(paragraph, /w:before="(\d+)"/) / TWIPS + border('top')
    const parts = paragraph.split(/<w:br\/>|<w:tab\/>/)
    for (const [index, part] of parts.entries()) {
      const text = [...part.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, said]) => said).join('')
      const isEnd = paragraph.includes('<w:tab/>') && index > 0
      if (text !== '') lines.push({ text, page, ...looksIn(part, paragraph, isEnd), middle: top + line / 2 })
      if (!paragraph.includes('<w:tab/>') || isEnd) top += line
    }
    top += border('bottom') + numberIn(paragraph, /w:after="(\d+)"/) / TWIPS
  }
  return lines
}

function looksIn(part: string, paragraph: string, isEnd: boolean) {
  const indent = (name: string) => numberIn(paragraph, new RegExp(` w:${name}="(\\d+)"`)) / TWIPS
  return {
    size: numberIn(part, /<w:sz w:val="(\d+)"/) / 2,
    font: part.match(/w:eastAsia="([^"]+)"/)?.[1] ?? '',
    isRed: part.includes(RED) && part.includes('<w:color'),
    align: isEnd ? 'right' : (paragraph.match(/<w:jc w:val="(\w+)"/)?.[1] ?? ''),
    left: indent('left') + indent('firstLine') - indent('hanging'),
    right: indent('right'),
  }
}

const FACES: Readonly<Record<string, RegExp>> = {
  仿宋_GB2312: /Regular/,
  楷体_GB2312: /SemiBold/,
  黑体: /Bold$|-Bold|[^i]Bold/,
  方正小标宋简体: /Bold$|-Bold|[^i]Bold/,
}

/** Where the left edge of a text of that width stands by the Word file. */
function edgeOf({ align, left, right }: Line, width: number): number {
  if (align === 'right') return LEFT + WIDE - right - width
  return align === 'center' ? LEFT + (left + WIDE - right - width) / 2 : LEFT + left
}

const MADE_AT = new Date('2026-11-20T01:00:00Z')
const paragraphs = ['一、总体要求', '（一）报送范围', '请于月底前报送。']
const ONE_LINE: Sheet = { ...SAMPLE, receivers: ['甲局', '乙局'], copies: ['丙局'], paragraphs }

/** Points that half a millimetre has. */
const HALF = MILLIMETRE / 2

describe('The .docx and the PDF of a document', () => {
  const office = layoutIn(officeTemplate())

  it.each<[string, Layout, Partial<Sheet>]>([
    ['by the standard', STANDARD, { attachments: [] }],
    [
      'by the standard, with a title of two lines',
      STANDARD,
      {
        title: '关于进一步做好全省信访事项办理情况报送和督查工作有关事项的通知',
        attachments: [],
        paragraphs: ['请于月底前报送。'],
      },
    ],
    ['by the template of an office', office, {}],
    [
      'by the template of an office, with a long name',
      office,
      { office: '安澜市人力资源和社会保障局劳动保障监察支队信访工作办公室' },
    ],
    ['by the template of an office, without copies and attachments', office, { copies: [], attachments: [] }],
  ])('%s have each line at the same place, in the same size, font and colour', async (_, layout, more) => {
    const sheet = { ...ONE_LINE, ...more }
    const found = await textsIn(await pdfOf(sheet, MADE_AT, layout))
    const lines = linesIn(docxOf(sheet, layout))
    expect(found.map(({ text }) => text)).toEqual(lines.map(({ text }) => text))
    const imprint = lines.length - (sheet.copies.length > 0 ? 3 : 2)
    for (const [place, line] of lines.entries()) {
      const text = found[place]
      if (!text) throw new Error(`${line.text} stands nowhere`)
      expect(text.size).toBe(line.size)
      expect(text.font).toMatch(FACES[line.font] ?? /nothing/)
      expect([line.text, Math.abs(text.x - edgeOf(line, text.width)) < HALF]).toEqual([line.text, true])
      // The imprint stands at the bottom of the last page in the PDF.
      const middle = text.y - 0.38 * text.size - TOP
      const isThere = place >= imprint || (text.page === line.page && Math.abs(middle - line.middle) < HALF)
      expect([line.text, isThere]).toEqual([line.text, true])
    }
  })

  it('by the template of an office say what it says, where it says it', async () => {
    const lines = linesIn(docxOf(ONE_LINE, office))
    const said = lines.map(({ text }) => text)
    const at = (words: string) => lines.find(({ text }) => text === words)
    expect(said.slice(0, 5)).toEqual(['加急', '安澜市信访局', '安信访发〔2026〕1号', '签发人：王某某', ONE_LINE.title])
    expect(at('安澜市信访局')).toMatchObject({ isRed: true, size: 42, align: 'center' })
    expect(at('签发人：王某某')).toMatchObject({ align: 'right', font: '仿宋_GB2312', size: 16 })
    expect(at('此件依申请公开。')).toMatchObject({ page: 0, font: '楷体_GB2312' })
    expect(at('回执')).toMatchObject({ page: 1, font: '黑体', size: 18 })
  })
})
