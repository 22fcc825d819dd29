import { countSets, leaveSet } from '../../platform/rollout/sets-of-sessions'
import { run } from './run'

const MINUTE_MS = 60_000

// For `npm run rollout`: sets count | leave <set>. `count` writes a line of set and sessions for each.
run(async (db, [command, set], { signIn }) => {
  if (command === 'leave' && set) return leaveSet(db, set)
  if (command !== 'count') throw new Error('Usage: sets count | leave <set>')
  const since = new Date(Date.now() - signIn.idleMinutes * MINUTE_MS)
  for (const { set: counted, sessions } of await countSets(db, since)) console.log(`${counted} ${sessions}`)
})
