import type { Content } from './content'

/** PKWARE's APPNOTE.TXT: the record at a zip's end, and one of its directory. */
const END = { signature: 0x06054b50, bytes: 22, directorySize: 12, directoryStart: 16 }
const ENTRY = { signature: 0x02014b50, bytes: 46, nameLength: 28, extraLength: 30, commentLength: 32 }
const MAX_COMMENT = 65535
/** Bytes; a directory beyond this is none that an office makes. */
const MAX_DIRECTORY = 16 * 1024 * 1024

/** The names of what is in a zip, as its directory tells them; undefined where it is none. */
export async function zipNames(content: Content): Promise<string[] | undefined> {
  const tail = await content.read(Math.max(0, content.size - END.bytes - MAX_COMMENT), content.size)
  const end = lastEnd(tail)
  if (end === undefined) return undefined
  const size = tail.readUInt32LE(end + END.directorySize)
  const start = tail.readUInt32LE(end + END.directoryStart)
  if (size > MAX_DIRECTORY || start + size > content.size) return undefined
  return [...namesIn(await content.read(start, start + size))]
}

function lastEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END.bytes; at >= 0; at--) if (tail.readUInt32LE(at) === END.signature) return at
  return undefined
}

function* namesIn(directory: Buffer): Iterable<string> {
  let at = 0
  while (at + ENTRY.bytes <= directory.length && directory.readUInt32LE(at) === ENTRY.signature) {
    const lengthAt = (field: number) => directory.readUInt16LE(at + field)
    const name = at + ENTRY.bytes
    const nameEnd = name + lengthAt(ENTRY.nameLength)
    // Names in GBK are read wrong; what is looked for are ASCII names and endings.
    yield directory.toString('utf8', name, nameEnd)
    at = nameEnd + lengthAt(ENTRY.extraLength) + lengthAt(ENTRY.commentLength)
  }
}
