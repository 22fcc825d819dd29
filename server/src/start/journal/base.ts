import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { DAY_MS } from '../../platform/calendar/china-time'
import { findPlace, type Place } from '../../platform/database/embedded/place'
import { findRunningUrl } from '../../platform/database/embedded/running'
import { ifFound } from '../../platform/files/if-found'
import { OWNERS_FOLDER } from '../../platform/files/sealed/growing'
import { readNote, writeNote } from '../sealed-note'
import { compressedFile, contentsOf, identityOf, type Journal, notesOf, sealSegments, segmentsOf } from './journal'

const KIND = 'base of the journal'
const NOTE = /^base-\d+$/
/** The journal goes back to the older of these. */
const KEPT = 2

/** What a running PostgreSQL keeps for itself, and what it makes anew. */
const NOT_COPIED = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/
const EMPTIED = /^(pg_wal|pg_replslot|pg_stat_tmp|pg_notify|pg_serial|pg_snapshots|pg_subtrans|pg_dynshmem)$/

const Base = z.object({
  /** Of the database, by which it knows its journal. */
  database: z.string(),
  /** From the end on, any instant can be restored. */
  endedAt: z.iso.datetime(),
  /** The first segment that is needed. */
  segment: z.string(),
  /** As PostgreSQL wants it beside the files. */
  label: z.string(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
  password: z.string(),
})

/** The files of a database as they were copied while it ran: with the journal since, it is whole. */
export type Base = z.infer<typeof Base>

/**
 * Copies the files of a running database of ours beside its journal; older ones than the one before go. Answers undefined where
 * none runs there that hands over its journal.
 */
export async function makeBase(
  databaseFolder: string,
  journal: Journal,
  keepFiles: () => Promise<void> = async () => {},
): Promise<Base | undefined> {
  const url = existsSync(databaseFolder) ? findRunningUrl(databaseFolder) : undefined
  if (url === undefined) return undefined
  const place = findPlace(resolve(databaseFolder))
  const client = new Client({ connectionString: url, application_name: 'portal base' })
  await client.connect()
  try {
    const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`)
    if (rows[0]?.mode !== 'on') return undefined
    const base = await copyBetween(client, place, journal)
    await sealSegments(databaseFolder, journal, keepFiles)
    await keepBase(base, journal)
    return base
  } finally {
    await client.end()
  }
}

/** PostgreSQL answers at the end once its journal holds all that the copy needs. */
async function copyBetween(client: Client, place: Place, journal: Journal): Promise<Base> {
  const begun = await client.query<{ segment: string }>(
    `select pg_walfile_name(pg_backup_start('portal', true)) as segment`,
  )
  const contents = contentsOf(journal)
  const found = await copyFolder(place.data, journal)
  const ended = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(true)')
  const { sha256: password } = await contents.keep(compressedFile(join(place.folder, 'postgres.password')))
  return {
    database: await identityOf(place.data),
    endedAt: new Date().toISOString(),
    segment: begun.rows[0]?.segment ?? '',
    label: ended.rows[0]?.label ?? '',
    ...found,
    password,
  }
}

/** What is removed meanwhile is left out: the journal knows of it. */
async function copyFolder(data: string, journal: Journal): Promise<Pick<Base, 'folders' | 'files'>> {
  const contents = contentsOf(journal)
  const [folders, files]: [string[], Base['files']] = [[], []]
  const copy = async (folder: string): Promise<void> => {
    for (const entry of (await ifFound(readdir(join(data, folder), { withFileTypes: true }))) ?? []) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        folders.push(path)
        if (!EMPTIED.test(path)) await copy(path)
      } else if (!NOT_COPIED.test(entry.name)) {
        const kept = await ifFound(contents.keep(compressedFile(join(data, path))))
        if (kept) files.push({ path, sha256: kept.sha256 })
      }
    }
  }
  await copy('')
  return { folders, files }
}

async function keepBase(base: Base, journal: Journal): Promise<void> {
  const folder = notesOf(journal, base.database)
  await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
  await writeNote(join(folder, `base-${Date.parse(base.endedAt)}`), JSON.stringify(base), KIND, journal.keys)
  const bases = await basesOf(journal, base.database)
  for (const old of bases.slice(0, -KEPT)) await rm(join(folder, `base-${Date.parse(old.endedAt)}`), { force: true })
  await forgetBefore(journal, base.database, bases.slice(-KEPT))
}

/** Segments that no base needs go, and contents that nobody names: not those of a day, which a base that is being made may need. */
async function forgetBefore(journal: Journal, database: string, bases: readonly Base[]): Promise<void> {
  const folder = notesOf(journal, database)
  const since = new Date(Date.now() - DAY_MS)
  const [first = ''] = bases.map(({ segment }) => placeInJournal(segment)).sort()
  for (const { name, at } of await segmentsOf(journal, database))
    if (!name.endsWith('.history') && placeInJournal(name) < first && new Date(at) < since) await rm(join(folder, name))
  const named = new Set<string>()
  for (const each of await databasesIn(journal)) {
    for (const { sha256 } of await segmentsOf(journal, each)) named.add(sha256)
    for (const { files, password } of await basesOf(journal, each))
      for (const sha256 of [password, ...files.map(file => file.sha256)]) named.add(sha256)
  }
  const contents = contentsOf(journal)
  for await (const digests of contents.digests())
    for (const sha256 of digests) if (!named.has(sha256)) await contents.removeIfOlder(sha256, since)
}

/** Without the number of the timeline, which a restore begins anew. */
const placeInJournal = (segment: string): string => segment.slice(8)

const databasesIn = async ({ folder }: Journal): Promise<string[]> =>
  ((await ifFound(readdir(join(folder, 'journal')))) ?? []).filter(name => /^\d+$/.test(name))

async function basesOf(journal: Journal, database: string): Promise<Base[]> {
  const folder = notesOf(journal, database)
  const names = ((await ifFound(readdir(folder))) ?? []).filter(name => NOTE.test(name)).sort()
  return await Promise.all(
    names.map(async name => Base.parse(JSON.parse(await readNote(join(folder, name), KIND, journal.keys)))),
  )
}

/** Whether any instant can be restored. */
export const hasBase = async (journal: Journal): Promise<boolean> => {
  const found = await Promise.all((await databasesIn(journal)).map(each => basesOf(journal, each)))
  return found.flat().length > 0
}

/** The last base before an instant, or the last of all; throws where there is none. */
export async function chooseBase(journal: Journal, until: Date | undefined): Promise<Base> {
  const bases = (await Promise.all((await databasesIn(journal)).map(each => basesOf(journal, each)))).flat()
  const inOrder = bases.sort((one, other) => Date.parse(one.endedAt) - Date.parse(other.endedAt))
  const chosen = inOrder.findLast(({ endedAt }) => until === undefined || Date.parse(endedAt) <= until.getTime())
  if (chosen) return chosen
  const [first] = inOrder
  throw new Error(
    first
      ? `The journal in ${journal.folder} begins at ${first.endedAt}: name an instant after that`
      : `There is no journal in ${journal.folder}: the nightly backup of an embedded database begins it, or npm run backup`,
  )
}

/** Folders as PostgreSQL wants them. */
export async function makeFolders(data: string, folders: readonly string[]): Promise<void> {
  for (const folder of ['', ...folders]) {
    await mkdir(join(data, folder), { recursive: true })
    await chmod(join(data, folder), OWNERS_FOLDER)
  }
}
