import { moveFiles } from '../../platform/files/moving/move'
import { bothStores } from '../../platform/files/open-store'
import { runWithServices } from './with-services'

/** Told again after so many. */
const OFTEN = 1000

// npm run move-files: contents of files from the folder to the bucket, while the portal runs; again where it was broken off.
runWithServices(async ({ config, db, fieldKeys }, args) => {
  if (args.length > 0) throw new Error('Usage: move-files')
  if (config.files.kind === 's3') throw new Error('FILE_STORE=s3: nothing is looked for in the folder any more')
  const { folder, bucket } = await bothStores(config.files, fieldKeys)
  const note = (moved: number) => void (moved % OFTEN === 0 && console.log(`${moved} contents`))
  const move = { db, folder: config.files.folder, from: folder, to: bucket, note }
  const { moved, wrong, arriving } = await moveFiles(move)
  console.log(`Moved ${moved} contents; the originals lie in ${config.files.folder}/moved`)
  if (wrong.length > 0) throw new Error(`Not what their names say, and left where they are: ${wrong.join(', ')}`)
  if (arriving > 0) console.log(`${arriving} still arrive in the folder: run this again in a day`)
  else console.log('All contents lie in the bucket: set FILE_STORE=s3 on each server, then the folder may go')
})
