import { crc32 } from 'node:zlib'

/** Contents that are what their names say, as small as they can be. */
export const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const CFB = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)])
export const MP3 = Buffer.concat([
  Buffer.from('ID3\x03\0\0\0\0\0\0'),
  Buffer.from('fffb9064', 'hex'),
  Buffer.alloc(413),
])
export const MP4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')
export const WAV = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(24)])

const STORED = 0

/** A zip of files that are not compressed. */
export function zipOf(files: Readonly<Record<string, string | Buffer>>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [content, path] = [Buffer.from(text), Buffer.from(name)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(STORED, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(path.length, 22)
    const at = Buffer.alloc(14)
    at.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, content])
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, at, path)
    locals.push(local)
    offset += local.length
  }
  return Buffer.concat([
    ...locals,
    ...directory,
    endOf(Object.keys(files).length, Buffer.concat(directory).length, offset),
  ])
}

function endOf(count: number, size: number, start: number): Buffer {
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(start, 16)
  return end
}

/** A document of Office; `text` makes it another content. */
export const office = (text = '') => zipOf({ 'word/document.xml': text, '[Content_Types].xml': '<Types/>' })
