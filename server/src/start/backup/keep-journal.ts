import { DAY_MS } from '../../platform/calendar/china-time'
import type { Services } from '../../platform/services'
import { databaseFolder } from '../database-url'
import { type Base, makeBase } from '../journal/base'
import { type Journal, sealSegments } from '../journal/journal'
import { copyFiles, type Pool } from './files'

type Own = Pick<Services, 'config' | 'fieldKeys'>

/** The journal of our own PostgreSQL; undefined where there is another one, or nowhere to keep it. */
export const journalOf = ({ config, fieldKeys }: Own): Journal | undefined =>
  config.databaseUrl === undefined && config.backupFolder !== undefined
    ? { folder: config.backupFolder, keys: fieldKeys }
    : undefined

/**
 * Seals what our own PostgreSQL has written since the last time, after the contents of files that came meanwhile: with the last
 * base, any instant can be restored. Where pgBackRest archives what another one writes, the contents alone.
 */
export async function keepJournal(services: Services): Promise<void> {
  const { config, fieldKeys: keys } = services
  const journal = journalOf(services)
  if (journal) await sealSegments(databaseFolder(config), journal, () => keepNewFiles(services, journal))
  else if (config.archiveStanza !== undefined && config.backupFolder !== undefined)
    await keepNewFiles(services, { folder: config.backupFolder, keys })
}

/** Of a day, whoever has looked last. */
async function keepNewFiles({ db, files, now }: Services, pool: Pool): Promise<void> {
  const since = new Date(now().getTime() - DAY_MS)
  const found = await db.selectFrom('file').where('created_at', '>', since).select('sha256').distinct().execute()
  const digests = found.map(({ sha256 }) => sha256)
  await copyFiles(files, pool, digests)
}

/** A base of our own PostgreSQL, from which its journal goes on; undefined where there is none to make. */
export async function makeOwnBase(services: Services): Promise<Base | undefined> {
  const journal = journalOf(services)
  return journal && (await makeBase(databaseFolder(services.config), journal, () => keepNewFiles(services, journal)))
}
