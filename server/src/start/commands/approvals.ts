import { setChains, tellChains } from '../../approvals/chain/set'
import { readConfig } from '../../platform/config'
import { ROOT } from '../../platform/root'
import { SUBJECTS } from '../../workflow/engine/subjects'
import { readList } from './read-list'
import { run } from './run'

// npm run approvals -- set chains.json: whose agreement acts need. npm run approvals -- show <code of an organisation>
run(async (db, [name, given]) => {
  const { provinceCode } = readConfig(process.env, ROOT)
  const known = { provinceCode, subjects: Object.keys(SUBJECTS) }
  if (name === 'set' && given) {
    const set = (list: unknown) => db.transaction().execute(transaction => setChains(transaction, known, list))
    return console.log(`${await readList(given, set)} chains are set`)
  }
  if (name !== 'show' || !given) throw new Error('Usage: approvals set <chains.json> | show <organisation>')
  for (const line of await tellChains(db, known, given)) console.log(line)
})
