import type { PDFPageProxy } from 'pdfjs-dist'

/** The pieces of a page's text, in their order, without the marks between them. */
export async function textOf(page: PDFPageProxy) {
  const { items } = await page.getTextContent()
  return items.flatMap(item => ('str' in item ? [item] : []))
}

export type Piece = Awaited<ReturnType<typeof textOf>>[number]

export const textsIn = (pieces: readonly Piece[]): string[] => pieces.map(({ str }) => str)
