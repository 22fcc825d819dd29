import { verifyAudit } from '../../platform/audit/verify'
import { type Config, readConfig } from '../../platform/config'
import { storeWithoutDatabase } from '../../platform/files/open-store'
import { openFieldKeys } from '../../platform/keys/open-keys'
import { ROOT } from '../../platform/root'
import { copyFilesBack, type Pool } from '../backup/files'
import { backupFolder, keysAlone, openBackup } from '../backup/place'
import { instantFrom, restoreInstant } from '../backup/recover'
import { restoreEmbedded, restoreInto } from '../backup/restore'
import { secondsSince, told, versionsTold } from '../backup/told'
import { configuredUrls, databaseFolder } from '../database-url'
import { failureText } from '../failure'
import { withDatabase } from './with-database'

// npm run restore -- [id]: the portal as it was at a backup, the last one unless named.
// npm run restore -- --until 2026-11-27T10:15:00+08:00: the embedded database as it was at an instant; latest: at the end of its journal.
// npm run restore -- --files: what a database that pgBackRest has restored names of files.
async function main([first, until]: readonly string[]): Promise<void> {
  const config = readConfig(process.env, ROOT)
  if (first === '--until') await restoreUntil(config, instantFrom(until))
  else if (first === '--files') await restoreFiles(config)
  else await restoreBackup(config, first)
}

async function restoreUntil(config: Config, until: Date | undefined): Promise<void> {
  if (configuredUrls(config))
    throw new Error(
      'A PostgreSQL of your own is restored to an instant by what archives it, like pgBackRest: docs/operators.md, section 9',
    )
  const begun = performance.now()
  const pool = { folder: backupFolder(config), keys: await keysAlone(config) }
  const { aside, files, journalAt } = await restoreInstant(databaseFolder(config), pool, until)
  const missing = await putBack(config, pool, files)
  const time = until?.toISOString() ?? `the end of the journal, ${journalAt}`
  console.log(
    `Restored as it was at ${time}: ${files.length} files, ${secondsSince(begun)}; the chain of the audit holds`,
  )
  if (missing.length > 0) console.log(missingTold(missing))
  tellAside(aside)
}

/** Puts back the contents that the rows of the database name and the portal does not have. */
async function restoreFiles(config: Config): Promise<void> {
  const begun = performance.now()
  await withDatabase(config, 'server', async db => {
    const pool = { folder: backupFolder(config), keys: await openFieldKeys(db, config) }
    const { broken } = await verifyAudit(db)
    if (broken) throw new Error(`BROKEN: ${broken}`)
    const rows = await db.selectFrom('file').select('sha256').distinct().execute()
    const missing = await putBack(
      config,
      pool,
      rows.map(({ sha256 }) => sha256),
    )
    if (missing.length > 0) throw new Error(missingTold(missing))
    console.log(
      `The files of this database are there: ${rows.length} files, ${secondsSince(begun)}; the chain of the audit holds`,
    )
  })
}

/** Answers those whose contents no backup has either. */
async function putBack(config: Config, pool: Pool, files: readonly string[]): Promise<string[]> {
  const store = await storeWithoutDatabase(config.files, pool.keys)
  await copyFilesBack(pool, store, files)
  const missing = []
  for (const sha256 of files) if (!(await store.has(sha256))) missing.push(sha256)
  return missing
}

const missingTold = (missing: readonly string[]) =>
  `Of ${missing.length} files the content is missing: ${missing.join(', ')}`

async function restoreBackup(config: Config, id: string | undefined): Promise<void> {
  const backup = await openBackup(config, id)
  console.log(versionsTold(backup.manifest))
  const begun = performance.now()
  const pool = { folder: backupFolder(config), keys: backup.keys }
  const urls = configuredUrls(config)
  const log = (line: string) => console.log(line)
  const files = async () =>
    await copyFilesBack(pool, await storeWithoutDatabase(config.files, backup.keys), backup.manifest.files)
  const aside = urls
    ? await restoreInto(urls.owner ?? urls.server, backup, files)
    : await restoreEmbedded(databaseFolder(config), backup, log, files)
  console.log(`Restored ${backup.manifest.id}: ${told(backup.manifest, begun)}`)
  if (urls) console.log('Now run npm run migrate, which lets the server in')
  tellAside(aside)
}

function tellAside(aside: string | undefined): void {
  if (aside) console.log(`The database before is now ${aside}; remove it once nobody needs it`)
}

main(process.argv.slice(2)).catch(error => {
  console.error(failureText(error))
  process.exitCode = 1
})
