import { readConfig } from '../../platform/config'
import { ROOT } from '../../platform/root'
import { wrongFiles } from '../backup/files'
import { verifyRepository } from '../backup/pgbackrest'
import { backupFolder, openBackup } from '../backup/place'
import { tryInstant } from '../backup/recover'
import { tryBackup } from '../backup/restore'
import { archiveTold, secondsSince, told, versionsTold } from '../backup/told'
import { failureText } from '../failure'
import { hasBase } from '../journal/base'
import type { Journal } from '../journal/journal'

// npm run verify-backup -- [id]: restores the backup, the last one unless named, into a database that is thrown away; then all that pgBackRest has.
async function main([id]: readonly string[]): Promise<void> {
  const config = readConfig(process.env, ROOT)
  const backup = await openBackup(config, id)
  console.log(versionsTold(backup.manifest))
  const begun = performance.now()
  await tryBackup(backup)
  const wrong = await wrongFiles(backupFolder(config), backup.keys, backup.manifest.files)
  if (wrong.length > 0)
    throw new Error(`Of ${wrong.length} files the content is missing or changed: ${wrong.join(', ')}`)
  const holds = `${told(backup.manifest, begun)}; the chain of the audit holds${archiveTold(backup.manifest)}`
  console.log(`Backup ${backup.manifest.id} restores: ${holds}`)
  await verifyJournal({ folder: backupFolder(config), keys: backup.keys })
  if (config.archiveStanza !== undefined) console.log(await verifyRepository(config.archiveStanza, new Date()))
}

/** Restores the embedded database up to the end of its journal, where it has one. */
async function verifyJournal(journal: Journal): Promise<void> {
  if (!(await hasBase(journal))) return
  const begun = performance.now()
  const { journalAt, files } = await tryInstant(journal, undefined)
  const wrong = await wrongFiles(journal.folder, journal.keys, files)
  if (wrong.length > 0)
    throw new Error(`Of ${wrong.length} files the journal names the content is missing or changed: ${wrong.join(', ')}`)
  console.log(`The journal restores up to ${journalAt}: ${files.length} files, ${secondsSince(begun)}`)
}

main(process.argv.slice(2)).catch(error => {
  console.error(failureText(error))
  process.exitCode = 1
})
