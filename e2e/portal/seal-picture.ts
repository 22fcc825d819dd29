import { crc32, deflateSync } from 'node:zlib'

/** Pixels of either side. */
const SIDE = 120
const GREY = 0x80

/** A PNG that may be registered as the picture of a seal: a grey square. */
export function sealPicture(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header[8] = 8
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(SIDE, GREY)])
  const lines = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => line)))
  const parts = [chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
