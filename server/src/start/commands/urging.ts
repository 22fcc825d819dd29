import { setUrging } from '../../petitions/urging/urges/set-urging'
import { readList } from './read-list'
import { run } from './run'

// npm run urging -- set urging.json: at which lamps the system urges in the name of organisations.
run(async (db, [name, path]) => {
  if (name !== 'set' || !path) throw new Error('Usage: urging set <urging.json>')
  const count = await readList(path, list => db.transaction().execute(transaction => setUrging(transaction, list)))
  console.log(`${count} organisations are set`)
})
