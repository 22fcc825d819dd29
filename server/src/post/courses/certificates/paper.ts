import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { type Doc, registerFonts } from '../../../platform/sheets/pdf-fonts'

/** What a certificate says, as it was on the day it was issued. */
export interface Certificate {
  readonly certificateNo: string
  readonly name: string
  readonly office: string
  readonly course: string
  /** Of the quiz; null of a course without one. */
  readonly score: number | null
  /** Like 2026-11-27. */
  readonly completedOn: string
  readonly issuedAt: Date
}

/** A4 across, in points. */
const PAPER = { width: 841.89, height: 595.28 }
const FRAME = '#1d4f91'
const INK = '#1f2733'
const SOFT = '#5b6675'
const TEXT = { left: 120, width: PAPER.width - 240 }
const TITLE = '结业证书'

/** 结业证书 as a PDF of one page with its fonts inside; the same certificate gives the same bytes. */
export async function certificatePaper(of: Certificate): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [PAPER.width, PAPER.height],
    margin: 0,
    lang: 'zh-CN',
    displayTitle: true,
    info: {
      Title: `${TITLE} ${of.name}`,
      Author: of.office,
      Subject: of.certificateNo,
      CreationDate: of.issuedAt,
      ModDate: of.issuedAt,
    },
  })
  const content = buffer(doc)
  registerFonts(doc)
  drawFrame(doc)
  drawWords(doc, of)
  doc.end()
  return await content
}

function drawFrame(doc: Doc): void {
  const rule = (inset: number, width: number) =>
    doc
      .rect(inset, inset, PAPER.width - 2 * inset, PAPER.height - 2 * inset)
      .lineWidth(width)
      .stroke(FRAME)
  rule(28, 3)
  rule(36, 0.75)
  const [left, top] = [PAPER.width / 2 - 60, 168]
  doc
    .moveTo(left, top)
    .lineTo(left + 120, top)
    .lineWidth(1.5)
    .stroke(FRAME)
}

function drawWords(doc: Doc, { certificateNo, name, office, course, score, completedOn }: Certificate): void {
  const centred = { width: TEXT.width, align: 'center' } as const
  doc.font('bold').fontSize(40).fillColor(FRAME)
  // The distance after the last character would move the title to the left.
  doc.text(TITLE, TEXT.left + 7, 96, { ...centred, characterSpacing: 14 })
  doc.font('regular').fontSize(12).fillColor(SOFT).text(`编号：${certificateNo}`, TEXT.left, 184, centred)
  doc.font('bold').fontSize(28).fillColor(INK).text(name, TEXT.left, 230, centred)
  const result = score === null ? '' : `考核成绩${score}分，`
  const said = `于${dayInWords(completedOn)}学完课程《${course}》全部课时，\n${result}准予结业。`
  doc
    .font('regular')
    .fontSize(18)
    .text(said, TEXT.left, 296, { ...centred, lineGap: 12 })
  doc.fontSize(16).text(office, TEXT.left, 448, { width: TEXT.width, align: 'right' })
  doc.text(dayInWords(completedOn), TEXT.left, 480, { width: TEXT.width, align: 'right' })
}

/** 2026年11月7日. */
function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}
