import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ifFound } from '../files/if-found'

const LOCK = 'composition.lock.json'

/** What a lock says of the parts that may run in browsers. */
const Lock = z.object({
  parts: z.record(z.string(), z.object({ version: z.string() })),
  floor: z.object({ remotes: z.record(z.string(), z.string()) }).optional(),
  files: z.record(z.string(), z.string()).optional(),
})

/** Part and version, as labels; a build stands behind its version, as in `0.2.0+01234567`. */
export interface PartLabel {
  readonly remote: string
  readonly version: string
}

/** A part as a browser names it. */
export interface ToldPart extends PartLabel {
  readonly build?: string | undefined
}

/** Digits of a build that a label shows: enough to tell the few that are held apart. */
const SHOWN = 8

export const labelOf = ({ remote, version, build }: ToldPart): PartLabel => ({
  remote,
  version: build === undefined ? version : `${version}+${build.slice(0, SHOWN)}`,
})

/** The parts of all compositions that the server holds, those of their floors among them, each by its version alone as well. */
export async function composedParts(portalFolder: string): Promise<ToldPart[]> {
  const sets = (await ifFound(readdir(join(portalFolder, 'sets')))) ?? []
  const folders = [portalFolder, ...sets.map(set => join(portalFolder, 'sets', set))]
  const locks = await Promise.all(folders.map(folder => ifFound(readFile(join(folder, LOCK), 'utf8'))))
  return locks.flatMap(text => (text === undefined ? [] : partsOf(Lock.parse(JSON.parse(text)))))
}

function partsOf({ parts, floor, files = {} }: z.infer<typeof Lock>): ToldPart[] {
  const composed = Object.entries(parts).map(([remote, { version }]) => ({ remote, version }))
  const earlier = Object.entries(floor?.remotes ?? {}).map(([remote, version]) => ({ remote, version }))
  return [...composed, ...earlier, ...Object.keys(files).flatMap(path => ownerOf(path) ?? [])]
}

const OF_REMOTE = /\/remotes\/([a-z0-9-]+)\/([\w.+-]+)-([0-9a-f]{12})\//
const SHELL = /\/js\/main\.(\w+)\.js$/

/** Whose file it is: of a build of a remote, by its folder, or the entry by which the shell names itself. */
function ownerOf(path: string): ToldPart | undefined {
  const [, remote, version, build] = OF_REMOTE.exec(path) ?? []
  if (remote !== undefined && version !== undefined) return { remote, version, build }
  const entry = SHELL.exec(path)?.[1]
  return entry === undefined ? undefined : { remote: 'shell', version: entry }
}
