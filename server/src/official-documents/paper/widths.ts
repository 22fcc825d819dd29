import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import type { Face } from './layout'
import type { Width } from './runs'

const FONTS = require.resolve('@expo-google-fonts/noto-serif-sc/package.json')
const fontAt = (name: string) => join(FONTS, '..', name, `NotoSerifSC_${name}.ttf`)

/** 思源宋体 stands for 仿宋 and 楷体, its bold one for 小标宋 and 黑体: it may be embedded, and has more than 30,000 characters. */
const FILES: Readonly<Record<Face, string>> = {
  regular: fontAt('400Regular'),
  medium: fontAt('600SemiBold'),
  bold: fontAt('700Bold'),
}

export type Doc = InstanceType<typeof PDFDocument>

export function registerFonts(doc: Doc): void {
  for (const face of Object.keys(FILES) as Face[]) doc.registerFont(face, FILES[face])
}

const MEASURED_AT = 1000

/** Widths of the embedded fonts; each character is measured once. */
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
