import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { compose } from './compose'
import { LINE, NUMBER_BELOW, PAPER, SEAL, SIZE, TEXT_AREA } from './measures'
import { type Page, type Placed, paginate } from './paginate'
import { type Face, oneLine, type Piece, type Width } from './rows'
import type { Sheet } from './sheet'

const FONTS = require.resolve('@expo-google-fonts/noto-serif-sc/package.json')
const fontAt = (name: string) => join(FONTS, '..', name, `NotoSerifSC_${name}.ttf`)

/** 思源宋体 stands for 仿宋 and 楷体, its bold one for 小标宋 and 黑体: it may be embedded, and has more than 30,000 characters. */
const FILES: Readonly<Record<Face, string>> = {
  regular: fontAt('400Regular'),
  medium: fontAt('600SemiBold'),
  bold: fontAt('700Bold'),
}

const RED = '#ff0000'
const BLACK = '#000000'
/** Of the size of a character what lies above its base line. */
const ASCENT = 0.88

/** An official document as a PDF with its fonts inside; the same sheet and time give the same bytes. */
export async function pdfOf(sheet: Sheet, madeAt: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: sheet.title,
      Author: sheet.office,
      Subject: sheet.documentNo,
      CreationDate: madeAt,
      ModDate: madeAt,
    },
  })
  const content = buffer(doc)
  for (const face of Object.keys(FILES) as Face[]) doc.registerFont(face, FILES[face])
  const width = widthIn(doc)
  const pages = paginate(compose(sheet, width))
  for (const [index, page] of pages.entries()) {
    doc.addPage()
    drawPage(doc, page, sheet.seal)
    drawNumber(doc, index + 1, width)
    await new Promise(resume => setImmediate(resume))
  }
  doc.end()
  return await content
}

type Doc = InstanceType<typeof PDFDocument>

const MEASURED_AT = 1000

/** Each character is measured once. */
function widthIn(doc: Doc): Width {
  const known = new Map<string, number>()
  const one = (character: string, face: Face): number => {
    const key = face + character
    const width = known.get(key) ?? doc.font(face).fontSize(MEASURED_AT).widthOfString(character) / MEASURED_AT
    known.set(key, width)
    return width
  }
  return (text, face) => Array.from(text).reduce((sum, character) => sum + one(character, face), 0)
}

function drawPage(doc: Doc, page: Page, seal?: Buffer): void {
  for (const row of page) {
    if (seal && row.sealAt !== undefined) drawSeal(doc, row, seal)
    for (const { from, below, width, red } of row.rules ?? []) {
      const y = TEXT_AREA.top + row.top + (from === 'top' ? 0 : row.height) + below
      doc.moveTo(TEXT_AREA.left, y).lineTo(TEXT_AREA.left + TEXT_AREA.width, y)
      doc.lineWidth(width).stroke(red ? RED : BLACK)
    }
    for (const piece of row.pieces) drawText(doc, piece, TEXT_AREA.top + row.top + (row.height - piece.size) / 2)
  }
}

/** Name and date stand a little below its middle, and it is drawn below them. */
const ABOVE = 6

const drawSeal = (doc: Doc, { top, height, sealAt = 0 }: Placed, seal: Buffer) =>
  doc.image(seal, TEXT_AREA.left + sealAt - SEAL / 2, TEXT_AREA.top + top + height - ABOVE - SEAL / 2, {
    fit: [SEAL, SEAL],
    align: 'center',
    valign: 'center',
  })

function drawText(doc: Doc, { text, x, face, size, spacing, red }: Piece, top: number): void {
  const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing } as const
  doc
    .font(face)
    .fontSize(size)
    .fillColor(red ? RED : BLACK)
  doc.text(text, TEXT_AREA.left + x, top + ASCENT * size, options)
}

/** 4号, 7 mm below the text: at the right of odd pages and at the left of even ones, one character from the edge. */
function drawNumber(doc: Doc, page: number, width: Width): void {
  const style = { face: 'regular', size: SIZE.small } as const
  const right = oneLine(`— ${page} —`, style, width, { right: SIZE.small })
  const piece = page % 2 === 1 ? right : { ...right, x: SIZE.small }
  drawText(doc, piece, TEXT_AREA.top + TEXT_AREA.height + NUMBER_BELOW - (LINE - SIZE.small) / 2)
}
