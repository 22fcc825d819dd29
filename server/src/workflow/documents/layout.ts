import PizZip from 'pizzip'

/** A document as it is laid out: its title, and its paragraphs in their order. */
export interface Layout {
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

export interface Paragraph {
  readonly text: string
  /** As a rule the first line is indented by two characters; a salutation begins at the margin, a signature ends at it. */
  readonly place?: 'margin' | 'end'
}

/** A page by GB/T 9704: A4 with margins of 37, 35, 28 and 26 mm, in twentieths of a point. */
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/>' +
  '<w:pgMar w:top="2098" w:bottom="1984" w:left="1588" w:right="1474" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>'
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
/** Titles in 2号 (22 points), text in 3号 (16 points); sizes are told in half points. */
const TITLE = { size: 44, font: '方正小标宋简体' }
const TEXT = { size: 32, font: '仿宋_GB2312' }
/** 22 lines to a page are 28 points each. */
const LINE = '<w:spacing w:line="560" w:lineRule="exact"/>'

const PARTS = {
  '[Content_Types].xml': `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
} as const

/** The .docx of a layout. */
export function docxOf({ title, paragraphs }: Layout): Buffer {
  const zip = new PizZip()
  for (const [path, content] of Object.entries(PARTS)) zip.file(path, content)
  const body = [titleOf(title), ...paragraphs.map(paragraphOf), PAGE].join('')
  zip.file('word/document.xml', `${DECLARATION}<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`)
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}

const titleOf = (title: string): string =>
  `<w:p><w:pPr><w:spacing w:before="560" w:after="560" w:line="700" w:lineRule="exact"/><w:jc w:val="center"/></w:pPr>${runOf(title, TITLE)}</w:p>`

const paragraphOf = ({ text, place }: Paragraph): string =>
  `<w:p><w:pPr>${LINE}${PLACES[place ?? 'indented']}</w:pPr>${runOf(text, TEXT)}</w:p>`

const PLACES = {
  indented: '<w:ind w:firstLineChars="200" w:firstLine="640"/><w:jc w:val="both"/>',
  margin: '<w:jc w:val="left"/>',
  end: '<w:ind w:rightChars="200" w:right="640"/><w:jc w:val="right"/>',
} as const

const runOf = (text: string, { size, font }: typeof TEXT): string =>
  `<w:r><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:hint="eastAsia"/><w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
