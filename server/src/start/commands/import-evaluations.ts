import { readFile } from 'node:fs/promises'
import { openFieldKeys } from '../../platform/keys/open-keys'
import { importEvaluations } from '../../workflow/closing/import-evaluations'
import { run } from './run'

// npm run import:evaluations -- ratings.json: a list of ratings, those stored already among them.
run(async (db, [path = ''], config) => {
  if (!path) throw new Error('Usage: import:evaluations -- <ratings.json>')
  const fieldKeys = await openFieldKeys(db, config)
  const ratings: unknown = JSON.parse(await readFile(path, 'utf8'))
  const services = { db, config, fieldKeys, now: () => new Date() }
  const { stored, known, failed } = await importEvaluations(services, ratings)
  console.log(`Ratings stored: ${stored}. Known already: ${known}. Refused: ${failed.length}.`)
  for (const { petitionNo, side, reason } of failed) console.log(`${petitionNo} ${side}: ${reason}`)
})
