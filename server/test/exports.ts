import { TextWriter, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'

/** What a file holds that was downloaded. */
export const bytesOf = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer())

/** The parts of a workbook as texts, or of an archive as bytes. */
export async function partsOf(zip: Uint8Array, password?: string): Promise<Map<string, string | Uint8Array>> {
  const reader = new ZipReader(new Uint8ArrayReader(zip), { ...(password && { password }) })
  const parts = new Map<string, string | Uint8Array>()
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue
    const isText = /\.(xml|rels)$/.test(entry.filename)
    parts.set(entry.filename, await (isText ? entry.getData(new TextWriter()) : entry.getData(new Uint8ArrayWriter())))
  }
  await reader.close()
  return parts
}

const CELL = /<t [^>]*>([^<]*)<\/t>|<v>([^<]*)<\/v>/g

/** What the cells of a workbook's sheet hold, one after the other. */
export function textsOf(parts: ReadonlyMap<string, string | Uint8Array>): (string | undefined)[] {
  const sheet = String(parts.get('xl/worksheets/sheet1.xml'))
  return [...sheet.matchAll(CELL)].map(([, text, number]) => text ?? number)
}
