import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { itLong } from '../../../test/long'
import { png } from '../../../test/official-documents'
import { PNG_TYPE, pngOf } from '../../../test/png'
import { pdfOf } from './pdf'
import type { Sheet } from './sheet'

const LINE = '请各单位按照《信访工作条例》的规定认真办理并按时书面报送。'
const SHEET: Sheet = {
  office: '临江省信访局',
  documentNo: '临信访发〔2026〕1号',
  urgency: '特急',
  signer: '王某某',
  title: '关于报送办理情况的通知',
  receivers: ['甲局', '乙局'],
  copies: ['丙局', '丁局'],
  paragraphs: ['一、总体要求', '（一）报送范围', LINE.repeat(30)],
  attachments: ['报送表', '说明'],
  date: '2026年11月20日',
}
const MADE_AT = new Date('2026-11-20T01:00:00Z')
const MILLIMETRE = 72 / 25.4
const LINES = 22

interface Text {
  readonly text: string
  readonly size: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly font: string
}

interface Found {
  readonly pages: readonly { width: number; height: number; texts: readonly Text[]; pictures: number }[]
  readonly fonts: readonly { name: string; embedded: boolean }[]
  readonly title: string
  readonly language: string
}

/** What a PDF reader finds. */
async function found(sheet: Sheet): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'))
  try {
    await writeFile(join(folder, 'a.pdf'), await pdfOf(sheet, MADE_AT))
    const reader = join(__dirname, '../../../test/read-pdf.mjs')
    const most = { maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await promisify(execFile)(process.execPath, [reader, join(folder, 'a.pdf')], most)
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const millimetres = (points: number | undefined) => Math.round(Number(points) / MILLIMETRE)

describe('An official document as a PDF (GB/T 9704-2012)', () => {
  let pdf: Found
  const texts = () => pdf.pages.flatMap((page, index) => page.texts.map(text => ({ ...text, page: index })))
  const at = (words: string) => {
    const text = texts().find(each => each.text.includes(words))
    if (!text) throw new Error(`${words} stands nowhere`)
    return text
  }
  const inText = (page: number) => pdf.pages[page]?.texts.filter(({ text }) => !/^— \d+ —$/.test(text)) ?? []

  beforeAll(async () => {
    pdf = await found(SHEET)
  })

  it('is A4, with all its fonts inside, a title and a language', () => {
    expect(pdf.pages.map(({ width, height }) => [millimetres(width), millimetres(height)])).toEqual(
      pdf.pages.map(() => [210, 297]),
    )
    expect(pdf.fonts.map(({ embedded }) => embedded)).toEqual([true, true, true])
    expect(pdf.fonts.every(({ name }) => name.includes('NotoSerifSC'))).toBe(true)
    expect([pdf.title, pdf.language]).toEqual([SHEET.title, 'zh-CN'])
  })

  it('keeps the margins, and has 22 lines of 28 characters on a full page', () => {
    const full = inText(1)
    const lines = [...new Set(full.map(({ y }) => Math.round(y)))]
    expect(lines).toHaveLength(LINES)
    expect(Math.round(((lines.at(-1) ?? 0) - (lines[0] ?? 0)) / (LINES - 1))).toBe(29)
    const widest = full.filter(({ text }) => text.length === 28)
    expect(widest.length).toBeGreaterThan(LINES / 2)
    for (const { x, width } of widest) expect([millimetres(x), millimetres(width)]).toEqual([28, 156])
    const every = texts().filter(({ text }) => !/^— \d+ —$/.test(text))
    expect(Math.min(...every.map(({ x }) => x))).toBeGreaterThanOrEqual(28 * MILLIMETRE - 1)
    expect(Math.max(...every.map(({ x, width }) => x + width))).toBeLessThanOrEqual(184 * MILLIMETRE + 2)
    expect(Math.min(...every.map(({ y, size }) => y - size))).toBeGreaterThanOrEqual(37 * MILLIMETRE)
    expect(Math.max(...every.map(({ y }) => y))).toBeLessThanOrEqual(262 * MILLIMETRE)
  })

  it('sets each part in its size and its place', () => {
    const mark = at('临江省信访局文件')
    expect(millimetres(mark.y - 0.88 * mark.size) - 37).toBe(35)
    expect([at(SHEET.title).size, at('特急').size, at('甲局、乙局：').size, at('抄送：').size]).toEqual([
      22, 16, 16, 14,
    ])
    expect(at('一、总体要求').font).toContain('Bold')
    expect(at('（一）报送范围').font).toContain('SemiBold')
    expect(at('甲局、乙局：').font).toContain('Regular')
    expect(Math.round(at('一、总体要求').x - 28 * MILLIMETRE)).toBe(Math.round((156 / 14) * MILLIMETRE))
    for (const part of [mark, at(SHEET.documentNo), at(SHEET.title)]) {
      expect(millimetres(part.x + part.width / 2)).toBe(28 + 78)
    }
    const [date, office] = [at(SHEET.date), texts().filter(({ text }) => text === SHEET.office)[0]]
    expect(millimetres(184 * MILLIMETRE - date.x - date.width)).toBe(Math.round((156 / 28) * 4))
    expect(millimetres(Number(office?.x) + Number(office?.width) / 2)).toBe(millimetres(date.x + date.width / 2))
  })

  it('has its parts in their order, the imprint at the bottom of the last page, and page numbers outside', () => {
    const order = [
      '特急',
      '文件',
      SHEET.documentNo,
      SHEET.title,
      '甲局',
      '总体要求',
      '附件：1．报送表',
      '2．说明',
      SHEET.date,
    ]
    const ordered = [...order, '抄送：丙局，丁局。', '印发'].map(at)
    const heights = ordered.map(({ page, y }) => page * 1000 + y)
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    expect(at('印发').page).toBe(pdf.pages.length - 1)
    expect(262 - millimetres(at('印发').y)).toBeLessThan(6)
    const numbers = texts().filter(({ text }) => /^— \d+ —$/.test(text))
    expect(numbers.map(({ text }) => text)).toEqual(pdf.pages.map((_, index) => `— ${index + 1} —`))
    expect(numbers.map(({ x }) => x > 105 * MILLIMETRE)).toEqual(pdf.pages.map((_, index) => index % 2 === 0))
  })

  it('never begins a line with what ends a phrase, and keeps a number whole', async () => {
    const telephone = '0599-1234567'
    const paragraphs = [`${'字'.repeat(25)}。“${'字'.repeat(27)}。${'字'.repeat(22)}${telephone}。`]
    const { pages } = await found({ ...SHEET, paragraphs })
    const lines = pages.flatMap(page => page.texts.map(({ text }) => text))
    expect(lines.some(text => text.includes(telephone))).toBe(true)
    expect(lines.filter(text => /^[，。、；：”）]/.test(text))).toEqual([])
    expect(lines.filter(text => /[“（《]$/.test(text))).toEqual([])
  })

  itLong('takes a line of the text along to the page of its signature', async () => {
    for (const count of [5, 6, 7, 8, 9, 10]) {
      const { pages } = await found({ ...SHEET, attachments: [], paragraphs: [LINE.repeat(count)] })
      const signed = pages.find(page => page.texts.some(({ text }) => text === SHEET.date))?.texts ?? []
      const office = signed.find(({ text }) => text === SHEET.office)
      expect(signed.some(({ size, y }) => size === 16 && y < Number(office?.y))).toBe(true)
    }
  })

  it('gives the day of printing a line of its own beside a long name', async () => {
    const { pages } = await found({ ...SHEET, office: '临江省安澜市人力资源和社会保障局劳动保障监察支队', copies: [] })
    const [by, printed] = pages.at(-1)?.texts.slice(-3) ?? []
    expect([by?.text, printed?.text]).toEqual(['临江省安澜市人力资源和社会保障局劳动保障监察支队', `${SHEET.date}印发`])
    expect(Math.round(Number(printed?.y) - Number(by?.y))).toBe(29)
  })

  it('has the seal as a picture, and the same bytes for the same sheet', async () => {
    expect(pdf.pages.map(({ pictures }) => pictures)).toEqual(pdf.pages.map(() => 0))
    const transparent = pngOf(200, PNG_TYPE.transparent, Buffer.alloc(200 * (1 + 4 * 200)))
    for (const seal of [png(200), transparent]) {
      const sealed = await found({ ...SHEET, seal })
      expect(sealed.pages.map(({ pictures }) => pictures)).toEqual([...pdf.pages.slice(1).map(() => 0), 1])
    }
    expect((await pdfOf(SHEET, MADE_AT)).equals(await pdfOf(SHEET, MADE_AT))).toBe(true)
  })

  itLong('is made in seconds of the longest document that there can be, whatever stands in it', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `${'单'.repeat(58)}${index + 10}`)
    const different = Array.from({ length: 9990 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
    const strange = '\u0000\t\u202e\ud800😀𠮷\u0301'
    const begun = performance.now()
    const longest = { ...SHEET, receivers: names, copies: names, attachments: names, title: '题'.repeat(120) }
    const { pages } = await found({
      ...longest,
      office: '局'.repeat(60),
      paragraphs: [different + strange, 'a'.repeat(10_000)],
    })
    expect(performance.now() - begun).toBeLessThan(20_000)
    expect(pages.length).toBeGreaterThan(20)
    const last = pages
      .at(-1)
      ?.texts.map(({ text }) => text)
      .join('')
    expect(last).toContain('印发')
  })
})
