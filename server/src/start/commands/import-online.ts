import { readFile } from 'node:fs/promises'
import { importOnline } from '../../intake/registration/online/import'
import { openFieldKeys } from '../../platform/keys/open-keys'
import { run } from './run'

// npm run import:online -- items.json: a list of online petitions, those known already among them.
run(async (db, [path = ''], config) => {
  if (!path) throw new Error('Usage: import:online -- <items.json>')
  const fieldKeys = await openFieldKeys(db, config)
  const items: unknown = JSON.parse(await readFile(path, 'utf8'))
  const services = { db, config, fieldKeys, now: () => new Date() }
  const { received, known } = await importOnline(services, items)
  console.log(`Online petitions received: ${received}. Known already: ${known}.`)
})
