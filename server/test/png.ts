import { deflateSync } from 'node:zlib'

/** Kinds of colour in the header of a PNG. */
export const PNG_TYPE = { grey: 0, colours: 2, palette: 3, transparent: 6 } as const

/** A square PNG of eight bits; each of its lines begins with its filter. Without check sums, which the server does not look at. */
export function pngOf(
  side: number,
  type: number,
  lines: Buffer,
  packed: (lines: Buffer) => Buffer = deflateSync,
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  header[9] = type
  const begin = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([begin, chunk('IHDR', header), chunk('IDAT', packed(lines)), chunk('IEND', Buffer.alloc(0))])
}

const chunk = (name: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
}
