// npm run rollout -- [<folder>] add <composed> | start <code> … | widen <code> … | finish | status | share <percent>
//   | take | back | show | sets | drop <set> [--force]
// Without a folder, it is the one that `npm start` would serve. start, widen, finish, status, back, sets and drop look at the database
// that the server has.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseOf, runRollout } from '../rollout/run.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const { PORTAL_FOLDER, PROVINCE } = process.env
await runRollout(process.argv.slice(2), {
  usual: PORTAL_FOLDER || resolve(root, 'dist/provinces', PROVINCE || 'linjiang'),
  database: databaseOf(root),
  print: text => process.stdout.write(text),
})
