import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { type Doc, registerFonts } from '../../platform/sheets/pdf-fonts'
import { turns } from '../../platform/turns'
import { type Filled, fill } from './fill'
import { faceOf, type Layout } from './layout'
import { LINE, NUMBER_BELOW, PAPER, SEAL, SEAL_ABOVE, SIZE, TEXT_AREA } from './measures'
import { type Page, type Placed, paginate } from './paginate'
import { type Piece, placed, rowsOf } from './rows'
import { lengthOf, type Width } from './runs'
import type { Sheet } from './sheet'
import { STANDARD } from './standard'
import { widthIn } from './widths'

const RED = '#ff0000'
const BLACK = '#000000'
/** Of the size of a character what lies above its base line. */
const ASCENT = 0.88

/** An official document as a PDF with its fonts inside; the same sheet, template and time give the same bytes. */
export async function pdfOf(sheet: Sheet, madeAt: Date, layout: Layout = STANDARD): Promise<Buffer> {
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
  registerFonts(doc)
  const width = widthIn(doc)
  const turn = turns()
  for (const [index, page] of pagesOf(fill(layout, sheet, width), width).entries()) {
    doc.addPage()
    drawPage(doc, page, sheet.seal)
    drawNumber(doc, index + 1, width)
    await turn()
  }
  doc.end()
  return await content
}

function pagesOf(filled: readonly Filled[], width: Width): Page[] {
  const rows = (isImprint: boolean) =>
    filled.filter(({ part }) => (part === 'imprint') === isImprint).flatMap(each => rowsOf(each, width))
  return paginate(rows(false), rows(true))
}

function drawPage(doc: Doc, page: Page, seal?: Buffer): void {
  for (const row of page) {
    const top = TEXT_AREA.top + row.top
    if (seal && row.sealAt !== undefined) drawSeal(doc, row, seal)
    if (row.rule) {
      const y = top + (row.rule.at === 'top' ? 0 : row.height)
      doc.moveTo(TEXT_AREA.left, y).lineTo(TEXT_AREA.left + TEXT_AREA.width, y)
      doc.lineWidth(row.rule.width).stroke(row.rule.red ? RED : BLACK)
    }
    for (const piece of row.pieces) drawText(doc, piece, top + (row.height - piece.size) / 2)
  }
}

const drawSeal = (doc: Doc, { top, sealAt = 0 }: Placed, seal: Buffer) =>
  doc.image(seal, TEXT_AREA.left + sealAt - SEAL / 2, TEXT_AREA.top + top - SEAL_ABOVE - SEAL / 2, {
    fit: [SEAL, SEAL],
    align: 'center',
    valign: 'center',
  })

function drawText(doc: Doc, piece: Piece, top: number): void {
  const { text, x, size, spacing, red } = piece
  const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing } as const
  doc
    .font(faceOf(piece))
    .fontSize(size)
    .fillColor(red ? RED : BLACK)
  doc.text(text, TEXT_AREA.left + x, top + ASCENT * size, options)
}

/** 4号, 7 mm below the text: at the right of odd pages and at the left of even ones, one character from the edge. */
function drawNumber(doc: Doc, page: number, width: Width): void {
  const run = { font: '仿宋_GB2312', size: SIZE.small, text: `— ${page} —` } as const
  const right = TEXT_AREA.width - SIZE.small - lengthOf([run], width)
  const x = page % 2 === 1 ? right : SIZE.small
  const top = TEXT_AREA.top + TEXT_AREA.height + NUMBER_BELOW - (LINE - SIZE.small) / 2
  for (const piece of placed([run], x, width)) drawText(doc, piece, top)
}
