import { crc32 } from 'node:zlib'

/** A zip of texts that are not compressed, in the given order. */
function zipOf(files: Readonly<Record<string, string>>): Buffer {
  let offset = 0
  const entries = Object.entries(files).map(([name, text]) => {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, path, content])
    offset += local.length
    return { local, entry: Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, place, path]) }
  })
  const directory = Buffer.concat(entries.map(({ entry }) => entry))
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...entries.map(({ local }) => local), directory, end])
}

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const OOXML = 'application/vnd.openxmlformats-officedocument'

const parts = (main: string, type: string) => ({
  '[Content_Types].xml': `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="${OOXML}.${type}.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="${main}"/></Relationships>`,
})

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** A Word document of one paragraph, and a link to each address, which it shows. */
export const docxOf = (text: string, addresses: readonly string[] = []) =>
  zipOf({
    ...parts('word/document.xml', 'wordprocessingml.document'),
    'word/_rels/document.xml.rels': `<Relationships xmlns="${RELATIONS}">${addresses.map((address, at) => `<Relationship Id="l${at}" Type="${OFFICE}/hyperlink" Target="${address}" TargetMode="External"/>`).join('')}</Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p>${addresses.map((address, at) => `<w:p><w:hyperlink r:id="l${at}"><w:r><w:t>${address}</w:t></w:r></w:hyperlink></w:p>`).join('')}</w:body></w:document>`,
  })

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook of one sheet with one cell. */
export const xlsxOf = (text: string) =>
  zipOf({
    ...parts('xl/workbook.xml', 'spreadsheetml.sheet'),
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="名单" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
  })
