import { crc32, inflateRawSync } from 'node:zlib'

/** PKWARE's APPNOTE.TXT: the record at a zip's end, one of its directory, and the head of what it holds. */
const END = { signature: 0x06054b50, bytes: 22, count: 10, directorySize: 12, directoryStart: 16 }
const ENTRY = { signature: 0x02014b50, bytes: 46, flags: 8, method: 10, crc: 16, packed: 20, size: 24 }
const NAMES = { name: 28, extra: 30, comment: 32, head: 42 }
const HEAD = { signature: 0x04034b50, bytes: 30, name: 26, extra: 28 }
const MAX_COMMENT = 65535
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

interface Most {
  readonly parts: number
  /** Bytes of all of them together, unpacked. */
  readonly bytes: number
}

/** Why the parts of a zip are not taken. */
export class ZipTrouble extends Error {
  constructor(readonly reason: 'broken' | 'swollen') {
    super(`A zip is ${reason}`)
  }
}

/**
 * What a zip holds, by name. Nothing that it says of itself is believed: names that leave its folder or stand twice,
 * sizes and sums that are wrong make it broken; too many parts or bytes make it swollen, before they are unpacked.
 */
export function zipParts(zip: Buffer, most: Most): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  let left = most.bytes
  for (const entry of entriesOf(zip, most.parts)) {
    if (entry.size > left) throw new ZipTrouble('swollen')
    left -= entry.size
    if (entry.name.endsWith('/')) continue
    if (parts.has(entry.name) || !isWithin(entry.name)) throw new ZipTrouble('broken')
    parts.set(entry.name, unpacked(zip, entry))
  }
  return parts
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly head: number
}

function entriesOf(zip: Buffer, most: number): Entry[] {
  const end = lastEnd(zip)
  const count = zip.readUInt16LE(end + END.count)
  if (count > most) throw new ZipTrouble('swollen')
  const entries: Entry[] = []
  for (let at = zip.readUInt32LE(end + END.directoryStart); entries.length < count; ) {
    if (at + ENTRY.bytes > end || zip.readUInt32LE(at) !== ENTRY.signature) throw new ZipTrouble('broken')
    const [name, next] = nameAt(zip, at)
    if (next > end || (zip.readUInt16LE(at + ENTRY.flags) & ENCRYPTED) !== 0) throw new ZipTrouble('broken')
    entries.push({
      name,
      method: zip.readUInt16LE(at + ENTRY.method),
      crc: zip.readUInt32LE(at + ENTRY.crc),
      packed: zip.readUInt32LE(at + ENTRY.packed),
      size: zip.readUInt32LE(at + ENTRY.size),
      head: zip.readUInt32LE(at + NAMES.head),
    })
    at = next
  }
  return entries
}

function nameAt(zip: Buffer, at: number): [name: string, next: number] {
  const lengthOf = (field: number) => zip.readUInt16LE(at + field)
  const begin = at + ENTRY.bytes
  const end = begin + lengthOf(NAMES.name)
  return [zip.toString('utf8', begin, end), end + lengthOf(NAMES.extra) + lengthOf(NAMES.comment)]
}

function lastEnd(zip: Buffer): number {
  const earliest = Math.max(0, zip.length - END.bytes - MAX_COMMENT)
  for (let at = zip.length - END.bytes; at >= earliest; at--) if (zip.readUInt32LE(at) === END.signature) return at
  throw new ZipTrouble('broken')
}

const isWithin = (name: string): boolean =>
  name !== '' && !/^[/\\]|^[a-z]:|\\|\0/i.test(name) && !name.split('/').includes('..')

function unpacked(zip: Buffer, { head, packed, size, method, crc }: Entry): Buffer {
  if (head + HEAD.bytes > zip.length || zip.readUInt32LE(head) !== HEAD.signature) throw new ZipTrouble('broken')
  const begin = head + HEAD.bytes + zip.readUInt16LE(head + HEAD.name) + zip.readUInt16LE(head + HEAD.extra)
  if (begin + packed > zip.length) throw new ZipTrouble('broken')
  const content = inflated(zip.subarray(begin, begin + packed), method, size)
  if (content.length !== size || crc32(content) !== crc) throw new ZipTrouble('broken')
  return content
}

function inflated(packed: Buffer, method: number, size: number): Buffer {
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new ZipTrouble('broken')
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch {
    throw new ZipTrouble('broken')
  }
}
