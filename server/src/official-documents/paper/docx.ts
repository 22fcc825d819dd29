import PizZip from 'pizzip'
import { fill } from './fill'
import type { Layout } from './layout'
import type { Sheet } from './sheet'
import { STANDARD } from './standard'
import { fontWidths } from './widths'
import { footerXml, NAMESPACES, PAGE, paragraphXml, sealXml } from './word'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const part = (path: string, kind: string): string =>
  `<Override PartName="/word/${path}.xml" ContentType="${WORD}.${kind}+xml"/>`

const TYPES =
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="png" ContentType="image/png"/>` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>${part('document', 'document.main')}${part('styles', 'styles')}` +
  `${part('settings', 'settings')}${part('footer1', 'footer')}${part('footer2', 'footer')}</Types>`

const relationship = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`

const relationships = (...all: string[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`

/** The text is set in 3号, by which the grid of 28 characters is measured. */
const STYLES =
  `<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="仿宋_GB2312" w:hAnsi="仿宋_GB2312" w:eastAsia="仿宋_GB2312"/>` +
  `<w:sz w:val="32"/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>`

/** Page numbers stand outside: at the right of odd pages, at the left of even ones. */
const SETTINGS = `<w:settings ${NAMESPACES}><w:evenAndOddHeaders/></w:settings>`

/** The file of an official document; the same sheet and template give the same bytes. */
export function docxOf(sheet: Sheet, layout: Layout = STANDARD): Buffer {
  const width = fontWidths()
  const body = fill(layout, sheet, width).map(each =>
    paragraphXml(each, each.sealed && sheet.seal ? { seal: sealXml(each, width) } : {}),
  )
  return packed(body, sheet.seal)
}

/** A template as a Word file, to begin another one from. */
export const templateOf = (layout: Layout): Buffer => packed(layout.map(each => paragraphXml(each)))

function packed(paragraphs: readonly string[], seal?: Buffer): Buffer {
  const zip = new PizZip()
  const add = (path: string, content: string | Buffer) => zip.file(path, content, { date: new Date(0) })
  const body = paragraphs.join('') + PAGE
  add('[Content_Types].xml', DECLARATION + TYPES)
  add('_rels/.rels', DECLARATION + relationships(relationship('rId1', 'officeDocument', 'word/document.xml')))
  add('word/_rels/document.xml.rels', DECLARATION + relationships(...partsOf(seal)))
  add('word/document.xml', `${DECLARATION}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`)
  add('word/styles.xml', DECLARATION + STYLES)
  add('word/settings.xml', DECLARATION + SETTINGS)
  add('word/footer1.xml', DECLARATION + footerXml('right'))
  add('word/footer2.xml', DECLARATION + footerXml('left'))
  if (seal) add('word/media/seal.png', seal)
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}

const partsOf = (seal?: Buffer): string[] => [
  relationship('rId1', 'styles', 'styles.xml'),
  relationship('rId2', 'settings', 'settings.xml'),
  relationship('rId3', 'footer', 'footer1.xml'),
  relationship('rId4', 'footer', 'footer2.xml'),
  ...(seal ? [relationship('rId5', 'image', 'media/seal.png')] : []),
]
