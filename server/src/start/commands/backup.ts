import { makeOwnBase } from '../backup/keep-journal'
import { keepNewest, makeBackup } from '../backup/make'
import { backUpRepository } from '../backup/pgbackrest'
import { backupFolder } from '../backup/place'
import { archiveTold, told } from '../backup/told'
import { runWithServices } from './with-services'

const USAGE = 'Usage: backup [--keep <number>]'

// npm run backup -- --keep 14: all rows at one instant and all files, while the portal runs; before them one of pgBackRest, where it archives.
runWithServices(async (services, args) => {
  const keep = countFrom(args)
  const folder = backupFolder(services.config)
  const begun = performance.now()
  const { archiveStanza: stanza } = services.config
  // Rows are backed up even where pgBackRest fails, which is told in the end.
  const failure = stanza && (await failureOf(backUpRepository(stanza, services.now())))
  const manifest = await makeBackup(services, folder)
  console.log(`Backup ${manifest.id}: ${told(manifest, begun)}${archiveTold(manifest)}`)
  const base = await makeOwnBase(services)
  if (base) console.log(`Any instant from ${base.endedAt} on can be restored, too`)
  const old = keep === undefined ? [] : await keepNewest(services, folder, keep)
  if (old.length > 0) console.log(`Removed: ${old.join(', ')}`)
  if (failure) throw failure
})

/** How many are to be kept; undefined: all. */
function countFrom([option, value, ...more]: readonly string[]): number | undefined {
  if (option === undefined) return undefined
  const count = Number(value)
  if (option !== '--keep' || more.length > 0 || !Number.isInteger(count) || count < 1) throw new Error(USAGE)
  return count
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    error => error,
  )
