import { join } from 'node:path'
import type PDFDocument from 'pdfkit'

const FONTS = require.resolve('@expo-google-fonts/noto-serif-sc/package.json')
const fontAt = (name: string) => join(FONTS, '..', name, `NotoSerifSC_${name}.ttf`)

/** 思源宋体: it may be embedded, and has more than 30,000 characters. */
const FILES = {
  regular: fontAt('400Regular'),
  medium: fontAt('600SemiBold'),
  bold: fontAt('700Bold'),
} as const

export type Doc = InstanceType<typeof PDFDocument>

/** Gives a document the faces `regular`, `medium` and `bold`, of which it embeds what it uses. */
export function registerFonts(doc: Doc): void {
  for (const [face, file] of Object.entries(FILES)) doc.registerFont(face, file)
}
