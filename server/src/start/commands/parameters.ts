import { WARNING_PARAMETERS } from '../../petitions/clocks/lamps/days'
import { restampLimits } from '../../petitions/clocks/lamps/restamp'
import { setParameter } from '../../screens/parameters/set'
import { run } from './run'

// npm run parameters -- set <name> <region> <value> <from> [until], like: set limit.K04 990000000000 '{"length":10}' 2027-01-01
run(async (db, [command, name, regionCode, value, validFrom, validTo], { provinceCode }) => {
  if (command !== 'set' || !name || !regionCode || !value || !validFrom)
    throw new Error('Usage: parameters set <name> <region> <value> <from> [until]')
  await db
    .transaction()
    .execute(transaction => setParameter(transaction, { name, regionCode, value, validFrom, validTo }))
  if (Object.values(WARNING_PARAMETERS).includes(name)) await restampLimits(db, provinceCode, new Date())
  console.log(`${name} is ${value} in ${regionCode} from ${validFrom} on`)
})
