import { execFileSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { startEmbedded } from '../../platform/database/embedded'
import { findPlace, type Place } from '../../platform/database/embedded/place'
import { OWNERS_FOLDER } from '../../platform/files/sealed/growing'
import { type Base, chooseBase, makeFolders } from './base'
import { archivingTo, contentsOf, type Journal, quoted, segmentsOf, takeOut } from './journal'

const OWNER_ALONE = 0o600
/** A day's journal takes minutes. */
const LIMIT_MS = 60 * 60_000
const NOT_REACHED = 'recovery ended before configured recovery target was reached'

/** What came of it. */
export interface Recovered {
  /** When the last part of the journal that was there was handed over. */
  readonly journalAt: string
}

/**
 * Makes a database of ours, in a folder that has none, as it was at an instant, or at the end of the journal; it is stopped
 * afterwards. `check` looks at it before that. Throws where the journal does not reach so far or a part of it is missing.
 * @param handedOver the folder into which it hands over how it goes on from there; left out, nobody goes on with it
 */
export async function recover(
  databaseFolder: string,
  journal: Journal,
  until: Date | undefined,
  check: (url: string) => Promise<void>,
  handedOver?: string,
): Promise<Recovered> {
  const base = await chooseBase(journal, until)
  const place = findPlace(resolve(databaseFolder))
  const segments = join(place.folder, 'segments')
  try {
    await writeFiles(place, base, journal)
    await mkdir(segments, { recursive: true, mode: OWNERS_FOLDER })
    const needed = (await segmentsOf(journal, base.database)).filter(
      ({ name }) => name.endsWith('.history') || name.slice(8) >= base.segment.slice(8),
    )
    const journalAt = needed.at(-1)?.at ?? base.endedAt
    for (const { name, sha256 } of needed) await takeOut(journal, sha256, join(segments, `${name}.gz`))
    giveTo(place, segments)
    const archive = handedOver === undefined ? {} : await archivingTo(place, handedOver)
    const settings = { ...settingsFor(segments, until), ...archive }
    const embedded = await startEmbedded({ folder: databaseFolder, log: () => {}, settings, readyMs: LIMIT_MS }).catch(
      error => {
        if (!String(error).includes(NOT_REACHED)) throw error
        throw new Error(
          `The journal does not reach so far: its last part is of ${journalAt}. Name an earlier instant, or latest`,
        )
      },
    )
    await check(embedded.url).finally(() => embedded.stop())
    return { journalAt }
  } finally {
    await rm(segments, { recursive: true, force: true })
  }
}

function settingsFor(segments: string, until: Date | undefined): Record<string, string> {
  const from = `${quoted(segments)}/%f.gz`
  return {
    restore_command: `test -f ${from} && gzip -dc ${from} > %p`,
    // Nothing is asked before the end.
    hot_standby: 'off',
    ...(until && { recovery_target_time: timeOf(until), recovery_target_action: 'promote' }),
  }
}

/** PostgreSQL knows no names of zones as early as that. */
const timeOf = (instant: Date): string => instant.toISOString().replace('T', ' ').replace('Z', '+00')

async function writeFiles(place: Place, base: Base, journal: Journal): Promise<void> {
  const contents = contentsOf(journal)
  const write = async (sha256: string, path: string) => {
    const content = await contents.open(sha256)
    if (!content) throw new Error(`A file of the base is missing: ${path}`)
    await pipeline(content, createGunzip(), createWriteStream(path, { mode: OWNER_ALONE }))
  }
  await makeFolders(place.data, base.folders)
  for (const { path, sha256 } of base.files) await write(sha256, join(place.data, path))
  await write(base.password, join(place.folder, 'postgres.password'))
  await writeFile(join(place.data, 'backup_label'), base.label, { mode: OWNER_ALONE })
  await writeFile(join(place.data, 'recovery.signal'), '', { mode: OWNER_ALONE })
  giveTo(place, place.data)
}

function giveTo({ account }: Place, path: string): void {
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, path])
}
