import { readConfig } from '../../platform/config'
import { storeWithoutDatabase } from '../../platform/files/open-store'
import { ROOT } from '../../platform/root'
import { copyFilesBack } from '../backup/files'
import { backupFolder, openBackup } from '../backup/place'
import { restoreEmbedded, restoreInto } from '../backup/restore'
import { told } from '../backup/told'
import { configuredUrls, databaseFolder } from '../database-url'
import { failureText } from '../failure'

// npm run restore -- [id]: the portal as it was at a backup, the last one unless named.
async function main([id]: readonly string[]): Promise<void> {
  const config = readConfig(process.env, ROOT)
  const backup = await openBackup(config, id)
  const begun = performance.now()
  const pool = { folder: backupFolder(config), keys: backup.keys }
  await copyFilesBack(pool, await storeWithoutDatabase(config.files, backup.keys), backup.manifest.files)
  const urls = configuredUrls(config)
  if (urls) await restoreInto(urls.owner ?? urls.server, backup)
  const aside = urls ? undefined : await restoreEmbedded(databaseFolder(config), backup, line => console.log(line))
  console.log(`Restored ${backup.manifest.id}: ${told(backup.manifest, begun)}`)
  if (urls) console.log('Now run npm run migrate, which lets the server in')
  if (aside) console.log(`The database before lies in ${aside}; remove it once nobody needs it`)
}

main(process.argv.slice(2)).catch(error => {
  console.error(failureText(error))
  process.exitCode = 1
})
