import type { PDFDocumentProxy } from 'pdfjs-dist'
import { hitsIn } from './hits'
import { textOf, textsIn } from './text-of'

/** Numbers of the pages on which words stand. */
export async function findPages(pdf: PDFDocumentProxy, words: string): Promise<number[]> {
  const found: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const pieces = await textOf(await pdf.getPage(number))
    if (hitsIn(textsIn(pieces), words).length > 0) found.push(number)
  }
  return found
}
