import { finishRing, startRing, takeRingBack, widenRing } from '../../administration/rings/change'
import { ringLines } from '../../administration/rings/status'
import { run } from './run'

const SET = /^[0-9a-f]{12}$/

// For `npm run rollout`: rings status | start <set> <code> … | widen <code> … | finish <set> | back <set>. Writes what there is then.
run(async (db, [command, ...words]) => {
  const now = new Date()
  const [set = '', ...codes] = words
  if (command === 'start' && SET.test(set)) await startRing(db, set, codes, now)
  else if (command === 'widen') await widenRing(db, words, now)
  else if (command === 'finish' && SET.test(set)) await finishRing(db, set, now)
  else if (command === 'back' && SET.test(set)) await takeRingBack(db, set, now)
  else if (command !== 'status')
    throw new Error('Usage: rings status | start <set> <code> … | widen <code> … | finish <set> | back <set>')
  for (const line of await ringLines(db)) console.log(line)
})
