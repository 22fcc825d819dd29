import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ifFound } from '../files/if-found'

const LOCK = 'composition.lock.json'

/** What a lock says of the parts that may run in browsers. */
const Lock = z.object({
  parts: z.record(z.string(), z.object({ version: z.string() })),
  floor: z.object({ remotes: z.record(z.string(), z.string()) }).optional(),
})

/** Part and version, as labels. */
export interface PartLabel {
  readonly remote: string
  readonly version: string
}

/** The parts of all compositions that the server holds, those of their floors among them. */
export async function composedParts(portalFolder: string): Promise<PartLabel[]> {
  const sets = (await ifFound(readdir(join(portalFolder, 'sets')))) ?? []
  const folders = [portalFolder, ...sets.map(set => join(portalFolder, 'sets', set))]
  const locks = await Promise.all(folders.map(folder => ifFound(readFile(join(folder, LOCK), 'utf8'))))
  return locks.flatMap(text => (text === undefined ? [] : partsOf(Lock.parse(JSON.parse(text)))))
}

const partsOf = ({ parts, floor }: z.infer<typeof Lock>): PartLabel[] => [
  ...Object.entries(parts).map(([remote, { version }]) => ({ remote, version })),
  ...Object.entries(floor?.remotes ?? {}).map(([remote, version]) => ({ remote, version })),
]
