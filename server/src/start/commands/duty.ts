import { setDuty } from '../../people/duty/set'
import { readList } from './read-list'
import { run } from './run'

// npm run duty -- set roster.json: who is on duty in which organisation on which day.
run(async (db, [name, path]) => {
  if (name !== 'set' || !path) throw new Error('Usage: duty set <roster.json>')
  const days = await readList(path, list => db.transaction().execute(transaction => setDuty(transaction, list)))
  console.log(`${days} days are set`)
})
