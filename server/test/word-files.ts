import PizZip from 'pizzip'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

export const paragraphXml = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

export const partXml = (kind: 'document' | 'hdr' | 'footnotes', body: string): string =>
  `<?xml version="1.0"?><w:${kind} xmlns:w="${WORD}">${kind === 'document' ? `<w:body>${body}</w:body>` : body}</w:${kind}>`

/** A Word file whose text is paragraphs, with more parts beside them, or others in their place. */
export function wordFile(paragraphs: readonly string[], more: Readonly<Record<string, string | Buffer>> = {}): Buffer {
  const zip = new PizZip()
  const parts = {
    '[Content_Types].xml': TYPES,
    'word/document.xml': partXml('document', paragraphs.map(paragraphXml).join('')),
    ...more,
  }
  for (const [path, content] of Object.entries(parts)) zip.file(path, content)
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}
