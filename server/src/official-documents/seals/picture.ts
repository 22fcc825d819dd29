import { inflateSync } from 'node:zlib'
import { SEAL_PICTURE } from '@portal/shared-lib/contract/rules/official-document'

/** A PNG begins with these bytes and its header. */
const BEGIN = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const SHORTEST = 33
const WIDTH_AT = 16
const HEIGHT_AT = 20
const DEPTH_AT = 24
const COLOURS_AT = 25
const INTERLACED_AT = 28
/** Length and name before, and a check sum after what a chunk holds. */
const FRAME = 12

/** Channels of each kind of colour: grey, colour, palette, grey and colour with their opacity. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const BYTE = 8
const LAST_FILTER = 4

/** Whether a picture is a PNG of a seal's size that can be drawn whole; nothing of it is believed before it was looked at. */
export function isSealPicture(picture: Buffer): boolean {
  if (picture.length < SHORTEST || !picture.subarray(0, BEGIN.length).equals(BEGIN)) return false
  const [width, height] = [picture.readUInt32BE(WIDTH_AT), picture.readUInt32BE(HEIGHT_AT)]
  if (![width, height].every(side => SEAL_PICTURE.least <= side && side <= SEAL_PICTURE.most)) return false
  const depth = picture[DEPTH_AT] ?? 0
  const channels = CHANNELS[picture[COLOURS_AT] ?? -1]
  const chunks = chunksOf(picture)
  if (!channels || !chunks || picture[INTERLACED_AT] !== 0) return false
  if (depth !== BYTE && (depth > BYTE || chunks.has('tRNS'))) return false
  if (picture[COLOURS_AT] === 3 && !chunks.has('PLTE')) return false
  return isWhole(chunks.get('IDAT') ?? [], 1 + Math.ceil((width * channels * depth) / BYTE), height)
}

/** What chunks of each name hold; undefined where they do not end with the last one. */
function chunksOf(picture: Buffer): Map<string, Buffer[]> | undefined {
  const chunks = new Map<string, Buffer[]>()
  for (let at = BYTE; at + FRAME <= picture.length; ) {
    const length = picture.readUInt32BE(at)
    const name = picture.toString('latin1', at + 4, at + BYTE)
    const content = picture.subarray(at + BYTE, at + BYTE + length)
    if (content.length < length) return undefined
    chunks.set(name, [...(chunks.get(name) ?? []), content])
    if (name === 'IEND') return chunks
    at += FRAME + length
  }
  return undefined
}

/** Whether the lines are all there, each with a filter that exists. */
function isWhole(compressed: readonly Buffer[], line: number, height: number): boolean {
  try {
    const lines = inflateSync(Buffer.concat(compressed), { maxOutputLength: line * height })
    return (
      lines.length === line * height && Array.from({ length: height }).every((_, row) => filterOf(lines, row * line))
    )
  } catch {
    return false
  }
}

const filterOf = (lines: Buffer, at: number): boolean => (lines[at] ?? LAST_FILTER + 1) <= LAST_FILTER
