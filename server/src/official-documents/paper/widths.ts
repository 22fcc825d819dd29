import PDFDocument from 'pdfkit'
import { type Doc, registerFonts } from '../../platform/sheets/pdf-fonts'
import type { Face } from './layout'
import type { Width } from './runs'

const MEASURED_AT = 1000

/** Widths of the embedded fonts, of which 思源宋体 stands for 仿宋 and 楷体, its bold one for 小标宋 and 黑体; each character is measured once. */
export function widthIn(doc: Doc): Width {
  const known = new Map<string, number>()
  const one = (character: string, face: Face): number => {
    const key = face + character
    const width = known.get(key) ?? doc.font(face).fontSize(MEASURED_AT).widthOfString(character) / MEASURED_AT
    known.set(key, width)
    return width
  }
  return (text, face) => Array.from(text).reduce((sum, character) => sum + one(character, face), 0)
}

/** As `widthIn`, where nothing is drawn. */
export function fontWidths(): Width {
  const doc = new PDFDocument({ autoFirstPage: false })
  registerFonts(doc)
  return widthIn(doc)
}
