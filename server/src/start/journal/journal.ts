import { createReadStream, createWriteStream } from 'node:fs'
import { chown, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import { findPlace, type Place } from '../../platform/database/embedded/place'
import { ifFound } from '../../platform/files/if-found'
import { localStore } from '../../platform/files/local-store'
import { OWNERS_FOLDER } from '../../platform/files/sealed/growing'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { readNote, writeNote } from '../sealed-note'

/** A segment of what PostgreSQL writes before it changes anything, or the history of a restore. */
const SEGMENT = /^[\dA-F]{24}$|^[\dA-F]{8}\.history$/
/** PostgreSQL hands over a label of each base, too, which the base has. */
const LABEL = '.backup'
const KIND = 'segment of the journal'
/** So long the journal lags behind at most while somebody works, with the minute until it is sealed. */
const EVERY = '5min'

const Segment = z.object({ name: z.string().regex(SEGMENT), sha256: z.string(), at: z.iso.datetime() })

/** When a segment was handed over, and where its content lies. */
export type Segment = z.infer<typeof Segment>

/** Where what was written in a database of ours is kept, and with which keys. */
export interface Journal {
  /** Of backups. */
  readonly folder: string
  readonly keys: FieldKeys
}

/** The folder of PostgreSQL's own in which it hands over what is still to be sealed. */
const spoolIn = ({ folder }: Place): string => join(folder, 'handed-over')

/** Contents of all journals in a folder of backups, compressed and sealed, each once. */
export const contentsOf = ({ folder, keys }: Journal) => localStore(join(folder, 'journal/contents'), keys)

/** The folder of notes of one database: another that is made from a backup has a journal of its own. */
export const notesOf = ({ folder }: Journal, database: string): string => join(folder, 'journal', database)

/** Settings by which a PostgreSQL of ours hands over what it has written. Windows has no such commands: none. */
export function archiving(databaseFolder: string): Promise<Record<string, string>> {
  const place = findPlace(resolve(databaseFolder))
  return archivingTo(place, spoolIn(place))
}

/** The same into another folder, which is made. */
export async function archivingTo({ account }: Place, spool: string): Promise<Record<string, string>> {
  if (process.platform === 'win32') return {}
  await mkdir(spool, { recursive: true, mode: OWNERS_FOLDER })
  if (account) await chown(spool, account.uid, account.gid)
  const target = `${quoted(spool)}/%f`
  const command = `cp %p ${target}.part && sync ${target}.part && mv ${target}.part ${target}`
  return { archive_mode: 'on', archive_timeout: EVERY, archive_command: command }
}

/** Hands over what lies in a folder as if PostgreSQL had done so here; the folder goes. */
export async function handOver(databaseFolder: string, from: string): Promise<void> {
  const place = findPlace(resolve(databaseFolder))
  const spool = spoolIn(place)
  await archivingTo(place, spool)
  for (const name of await readdir(from)) await rename(join(from, name), join(spool, name))
  await rm(from, { recursive: true })
}

/** A path for a shell, in a command in which PostgreSQL looks for `%`. */
export const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`

/**
 * Seals what PostgreSQL has handed over since the last time, and takes it away there. Answers how many segments.
 * @param first is done before, where there are any: keeps what their rows name
 */
export async function sealSegments(
  databaseFolder: string,
  journal: Journal,
  first: () => Promise<void> = async () => {},
): Promise<number> {
  const place = findPlace(resolve(databaseFolder))
  const spool = spoolIn(place)
  const handedOver = (await ifFound(readdir(spool))) ?? []
  for (const name of handedOver.filter(each => each.endsWith(LABEL))) await rm(join(spool, name))
  const names = handedOver.filter(name => SEGMENT.test(name)).sort()
  if (names.length === 0) return 0
  await first()
  const notes = notesOf(journal, await identityOf(place.data))
  await mkdir(notes, { recursive: true, mode: OWNERS_FOLDER })
  for (const name of names) await ifFound(sealSegment(join(spool, name), name, { notes, journal }))
  return names.length
}

/** Fails where the file is not there: then a command or the portal, which may both be at it, has sealed it. */
async function sealSegment(file: string, name: string, { notes, journal }: { notes: string; journal: Journal }) {
  const { mtime } = await stat(file)
  const { sha256 } = await contentsOf(journal).keep(compressedFile(file))
  const draft = join(notes, `${name}.${process.pid}`)
  await rm(draft, { force: true })
  await writeNote(draft, JSON.stringify({ name, sha256, at: mtime.toISOString() }), KIND, journal.keys)
  // Handed over once more after a crash, it is the same.
  await rename(draft, join(notes, name))
  await rm(file)
}

/** Fails as the file does. */
export function compressedFile(path: string) {
  const gzip = createGzip({ level: 1 })
  pipeline(createReadStream(path), gzip).catch(error => gzip.destroy(error))
  return gzip
}

/** By which PostgreSQL tells its own journal from that of another: the first number in pg_control. */
export async function identityOf(data: string): Promise<string> {
  const file = await open(join(data, 'global/pg_control'))
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.readBigUInt64LE().toString()
  } finally {
    await file.close()
  }
}

/** All segments of a database that are kept, in order. */
export async function segmentsOf(journal: Journal, database: string): Promise<Segment[]> {
  const folder = notesOf(journal, database)
  const names = ((await ifFound(readdir(folder))) ?? []).filter(name => SEGMENT.test(name)).sort()
  return await Promise.all(names.map(name => readSegment(join(folder, name), journal)))
}

const readSegment = async (note: string, { keys }: Journal): Promise<Segment> =>
  Segment.parse(JSON.parse(await readNote(note, KIND, keys)))

/** To when what was written is sealed, and what lies where PostgreSQL has handed it over: how much, and since when. */
export async function stateOfJournal(
  databaseFolder: string,
  journal: Journal,
): Promise<{ lastAt: Date | undefined; waiting: number; oldestAt: Date | undefined }> {
  const place = findPlace(resolve(databaseFolder))
  const notes = notesOf(journal, await identityOf(place.data))
  const sealed = ((await ifFound(readdir(notes))) ?? []).filter(
    name => SEGMENT.test(name) && !name.endsWith('.history'),
  )
  const last = sealed.sort().at(-1)
  const spool = spoolIn(place)
  const names = ((await ifFound(readdir(spool))) ?? []).filter(name => SEGMENT.test(name))
  const found = await Promise.all(names.map(name => ifFound(stat(join(spool, name)))))
  const since = found.flatMap(file => (file ? [file.mtimeMs] : []))
  return {
    lastAt: last === undefined ? undefined : new Date((await readSegment(join(notes, last), journal)).at),
    waiting: since.length,
    oldestAt: since.length > 0 ? new Date(Math.min(...since)) : undefined,
  }
}

/** Puts a content of a journal into a file, compressed as it is. Throws where it is missing or changed. */
export async function takeOut(journal: Journal, sha256: string, path: string): Promise<void> {
  const content = await contentsOf(journal).open(sha256)
  if (!content) throw new Error(`A part of the journal is missing: ${sha256}`)
  await pipeline(content, createWriteStream(path, { mode: 0o600 }))
}
