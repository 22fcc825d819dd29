import { crc32 } from 'node:zlib'

const OFFICE = 'http://schemas.openxmlformats.org'
const OPEN_XML = 'application/vnd.openxmlformats'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22

/** A Word document with these paragraphs, as WordprocessingML, and these targets of its links. */
export function docxOf(paragraphs: string, links: Readonly<Record<string, string>> = {}): Blob {
  const relations = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/>`,
  )
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="${OPEN_XML}-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${OPEN_XML}-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${OFFICE}/package/2006/relationships">${relations.join('')}</Relationships>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><w:body>${paragraphs}</w:body></w:document>`,
  })
}

/** A ZIP whose members are stored as they are. */
function zipOf(members: Readonly<Record<string, string>>): Blob {
  const locals: Uint8Array[] = []
  const centrals: Uint8Array[] = []
  let offset = 0
  for (const [name, text] of Object.entries(members)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)]
    const local = headerOf(LOCAL_BYTES, 0x04034b50, 4, path, data)
    const central = headerOf(CENTRAL_BYTES, 0x02014b50, 6, path, data)
    central.writeUInt32LE(offset, 42)
    locals.push(local, path, data)
    centrals.push(central, path)
    offset += local.length + path.length + data.length
  }
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(0x06054b50, 0)
  const count = Object.keys(members).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(centrals).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Blob([new Uint8Array(Buffer.concat([...locals, ...centrals, end]))])
}

/** What both headers of a member say; `from`: where the version stands that is needed. */
function headerOf(bytes: number, mark: number, from: number, path: Buffer, data: Buffer): Buffer {
  const header = Buffer.alloc(bytes)
  header.writeUInt32LE(mark, 0)
  header.writeUInt16LE(20, from)
  header.writeUInt32LE(crc32(data), from + 10)
  header.writeUInt32LE(data.length, from + 14)
  header.writeUInt32LE(data.length, from + 18)
  header.writeUInt16LE(path.length, from + 22)
  return header
}
