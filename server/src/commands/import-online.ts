import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../config'
import { fieldKeys } from '../keys/field-keys'
import { readKeyFile } from '../keys/key-file'
import { importOnline } from '../registration/online/import'
import { run } from './run'

const ROOT = join(__dirname, '../../..')

// npm run import:online -- items.json: a list of online petitions, those known already among them.
run(async (db, [path = '']) => {
  if (!path) throw new Error('Usage: import:online -- <items.json>')
  const config = readConfig(process.env, ROOT)
  const keys = fieldKeys(config.fieldKeys ?? (await readKeyFile(join(config.dataFolder, 'keys/field.keys'))))
  const items: unknown = JSON.parse(await readFile(path, 'utf8'))
  const services = { db, config, fieldKeys: keys, now: () => new Date() }
  const { received, known } = await importOnline(services, items)
  console.log(`Online petitions received: ${received}. Known already: ${known}.`)
})
