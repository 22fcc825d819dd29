import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../config'
import { fieldKeys } from '../keys/field-keys'
import { readKeyFile } from '../keys/key-file'
import { importEvaluations } from '../workflow/import-evaluations'
import { run } from './run'

const ROOT = join(__dirname, '../../..')

// npm run import:evaluations -- ratings.json: a list of ratings, those stored already among them.
run(async (db, [path = '']) => {
  if (!path) throw new Error('Usage: import:evaluations -- <ratings.json>')
  const config = readConfig(process.env, ROOT)
  const keys = fieldKeys(config.fieldKeys ?? (await readKeyFile(join(config.dataFolder, 'keys/field.keys'))))
  const ratings: unknown = JSON.parse(await readFile(path, 'utf8'))
  const services = { db, config, fieldKeys: keys, now: () => new Date() }
  const { stored, known, failed } = await importEvaluations(services, ratings)
  console.log(`Ratings stored: ${stored}. Known already: ${known}. Refused: ${failed.length}.`)
  for (const { petitionNo, side, reason } of failed) console.log(`${petitionNo} ${side}: ${reason}`)
})
