// Prints what a PDF holds as JSON: pages in points, texts with their places from the top left, and fonts.
import { readFile } from 'node:fs/promises'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

const [, , path = ''] = process.argv
const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
const pages = []
const fonts = new Map()
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const { fnArray } = await page.getOperatorList()
  const { items } = await page.getTextContent()
  const runs = items.flatMap(item => ('str' in item ? [item] : []))
  for (const { fontName } of runs) {
    const { name, missingFile } = page.commonObjs.get(fontName)
    fonts.set(name, { name, embedded: !missingFile })
  }
  const texts = runs
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width: wide, fontName }) => ({
      text: str,
      size: transform[0],
      x: transform[4],
      y: height - transform[5],
      width: wide,
      font: page.commonObjs.get(fontName).name,
    }))
  const pictures = fnArray.filter(each => each === OPS.paintImageXObject).length
  pages.push({ width, height, texts, pictures })
}
const { info } = await document.getMetadata()
const { Title: title, Language: language } = /** @type {Record<string, string>} */ (info)
process.stdout.write(JSON.stringify({ pages, fonts: [...fonts.values()], title, language }))
