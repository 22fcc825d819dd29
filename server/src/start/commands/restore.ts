import { type Config, readConfig } from '../../platform/config'
import { storeWithoutDatabase } from '../../platform/files/open-store'
import { ROOT } from '../../platform/root'
import { copyFilesBack } from '../backup/files'
import { backupFolder, keysAlone, openBackup } from '../backup/place'
import { instantFrom, restoreInstant } from '../backup/recover'
import { restoreEmbedded, restoreInto } from '../backup/restore'
import { secondsSince, told } from '../backup/told'
import { configuredUrls, databaseFolder } from '../database-url'
import { failureText } from '../failure'

// npm run restore -- [id]: the portal as it was at a backup, the last one unless named.
// npm run restore -- --until 2026-11-27T10:15:00+08:00: the embedded database as it was at an instant; latest: at the end of its journal.
async function main([first, until]: readonly string[]): Promise<void> {
  const config = readConfig(process.env, ROOT)
  if (first === '--until') await restoreUntil(config, instantFrom(until))
  else await restoreBackup(config, first)
}

async function restoreUntil(config: Config, until: Date | undefined): Promise<void> {
  if (configuredUrls(config))
    throw new Error('A PostgreSQL of your own is restored to an instant by what archives it, like pgBackRest or WAL-G')
  const begun = performance.now()
  const pool = { folder: backupFolder(config), keys: await keysAlone(config) }
  const { aside, files, journalAt } = await restoreInstant(databaseFolder(config), pool, until)
  const store = await storeWithoutDatabase(config.files, pool.keys)
  await copyFilesBack(pool, store, files)
  const missing = []
  for (const sha256 of files) if (!(await store.has(sha256))) missing.push(sha256)
  const time = until?.toISOString() ?? `the end of the journal, ${journalAt}`
  console.log(
    `Restored as it was at ${time}: ${files.length} files, ${secondsSince(begun)}; the chain of the audit holds`,
  )
  if (missing.length > 0) console.log(`Of ${missing.length} files the content is missing: ${missing.join(', ')}`)
  tellAside(aside)
}

async function restoreBackup(config: Config, id: string | undefined): Promise<void> {
  const backup = await openBackup(config, id)
  const begun = performance.now()
  const pool = { folder: backupFolder(config), keys: backup.keys }
  await copyFilesBack(pool, await storeWithoutDatabase(config.files, backup.keys), backup.manifest.files)
  const urls = configuredUrls(config)
  if (urls) await restoreInto(urls.owner ?? urls.server, backup)
  const aside = urls ? undefined : await restoreEmbedded(databaseFolder(config), backup, line => console.log(line))
  console.log(`Restored ${backup.manifest.id}: ${told(backup.manifest, begun)}`)
  if (urls) console.log('Now run npm run migrate, which lets the server in')
  tellAside(aside)
}

function tellAside(aside: string | undefined): void {
  if (aside) console.log(`The database before lies in ${aside}; remove it once nobody needs it`)
}

main(process.argv.slice(2)).catch(error => {
  console.error(failureText(error))
  process.exitCode = 1
})
