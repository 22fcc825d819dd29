import PizZip from 'pizzip'
import { png } from '../../../test/official-documents'
import { docxOf } from './docx'
import type { Sheet } from './sheet'

/** Twentieths of a point to the millimetre, and half points to the point. */
const TWIPS = 1440 / 25.4
const POINTS = 2

const SHEET: Sheet = {
  office: '临江省信访局',
  documentNo: '临信访发〔2026〕1号',
  urgency: '特急',
  signer: '王某某',
  title: '关于<报送>办理情况的通知',
  receivers: ['甲局', '乙局'],
  copies: ['丙局'],
  paragraphs: ['一、总体要求', '（一）报送范围', '请于月底前报送。'],
  attachments: ['报送表', '说明'],
  date: '2026年11月20日',
  seal: png(200),
}

const zipOf = (sheet: Sheet) => new PizZip(docxOf(sheet))
const partOf = (sheet: Sheet, path: string) => zipOf(sheet).file(path)?.asText() ?? ''
const bodyOf = (sheet: Sheet) => partOf(sheet, 'word/document.xml')

const numberIn = (xml: string, pattern: RegExp): number => Number(xml.match(pattern)?.[1])

/** Font, size in points and colour of the run that has a text. */
function faceOf(xml: string, text: string) {
  const run = xml.split('<w:r>').find(part => part.includes(`>${text}</w:t>`)) ?? ''
  return {
    font: run.match(/w:eastAsia="([^"]+)"/)?.[1],
    points: numberIn(run, /<w:sz w:val="(\d+)"/) / POINTS,
    isRed: run.includes('FF0000'),
  }
}

describe('The layout of an official document (GB/T 9704-2012)', () => {
  const xml = bodyOf(SHEET)

  it('is A4 with margins of 37, 35, 28 and 26 mm, and leaves 156 × 225 mm for the text', () => {
    const [width, height] = [/w:w="(\d+)"/, /w:h="(\d+)"/].map(pattern => numberIn(xml, pattern) / TWIPS)
    const margins = ['top', 'bottom', 'left', 'right'].map(
      side => numberIn(xml, new RegExp(`<w:pgMar[^>]* w:${side}="(\\d+)"`)) / TWIPS,
    )
    expect([width, height, ...margins].map(millimetres => Math.round(Number(millimetres)))).toEqual([
      210, 297, 37, 35, 28, 26,
    ])
    const [top = 0, bottom = 0, left = 0, right = 0] = margins
    expect(Math.round(Number(width) - left - right)).toBe(156)
    expect(Math.round(Number(height) - top - bottom)).toBe(225)
  })

  it('has 22 lines to a page and 28 characters to a line', () => {
    const text = [(11906 - 1588 - 1474) / 20, (16838 - 2098 - 1984) / 20]
    const line = numberIn(xml, /w:linePitch="(\d+)"/) / 20
    const basic = numberIn(partOf(SHEET, 'word/styles.xml'), /<w:sz w:val="(\d+)"/) / POINTS
    const character = basic + numberIn(xml, /w:charSpace="(-?\d+)"/) / 4096
    expect([Math.floor(Number(text[1]) / line), Math.floor(Number(text[0]) / character + 0.001)]).toEqual([22, 28])
    expect(basic).toBe(16)
    expect(numberIn(xml.slice(xml.indexOf('请于月底') - 400), /<w:spacing w:line="(\d+)"/)).toBe(line * 20)
  })

  it('sets each part in its font and size', () => {
    expect(faceOf(xml, '临江省信访局文件')).toMatchObject({ font: '方正小标宋简体', isRed: true })
    expect(faceOf(xml, '关于&lt;报送&gt;办理情况的通知')).toEqual({ font: '方正小标宋简体', points: 22, isRed: false })
    expect(faceOf(xml, '一、总体要求')).toEqual({ font: '黑体', points: 16, isRed: false })
    expect(faceOf(xml, '（一）报送范围')).toEqual({ font: '楷体_GB2312', points: 16, isRed: false })
    expect(faceOf(xml, '请于月底前报送。')).toEqual({ font: '仿宋_GB2312', points: 16, isRed: false })
    expect(faceOf(xml, '特急').font).toBe('黑体')
    expect(faceOf(xml, '抄送：丙局。').points).toBe(14)
    expect(faceOf(partOf(SHEET, 'word/footer1.xml'), '— ').points).toBe(14)
  })

  it('has its parts in their order, and page numbers outside', () => {
    const order = [
      '特急',
      '临江省信访局文件',
      '临信访发〔2026〕1号',
      '办理情况的通知',
      '甲局、乙局：',
      '总体要求',
      '附件：1．报送表',
      '2．说明',
      '>2026年11月20日<',
      '抄送：丙局。',
      '印发',
    ]
    const places = order.map(text => xml.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(partOf(SHEET, 'word/footer1.xml')).toContain('<w:jc w:val="right"/>')
    expect(partOf(SHEET, 'word/footer2.xml')).toContain('<w:jc w:val="left"/>')
  })

  it('has the seal over the date, and without one no picture; the same sheet gives the same bytes', () => {
    expect(zipOf(SHEET).file('word/media/seal.png')?.asNodeBuffer()).toEqual(SHEET.seal)
    expect(xml.indexOf('r:embed="rId5"')).toBeGreaterThan(xml.indexOf('>2026年11月20日<'))
    const { seal: _seal, ...without } = SHEET
    expect(zipOf(without).file('word/media/seal.png')).toBeNull()
    expect(bodyOf(without)).not.toContain('<w:drawing>')
    expect(docxOf(SHEET).equals(docxOf(SHEET))).toBe(true)
  })
})
