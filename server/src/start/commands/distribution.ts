import { setDistribution } from '../../petitions/todos/assign/set-distribution'
import { readList } from './read-list'
import { run } from './run'

// npm run distribution -- set rules.json: to whom organisations give their unclaimed work by itself.
run(async (db, [name, path]) => {
  if (name !== 'set' || !path) throw new Error('Usage: distribution set <rules.json>')
  const count = await readList(path, list =>
    db.transaction().execute(transaction => setDistribution(transaction, list)),
  )
  console.log(`${count} organisations are set`)
})
