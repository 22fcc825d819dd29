import { countWrongFacts, rebuildFacts } from '../../figures/kept/rebuild'
import { runWithServices } from './with-services'

const MINUTE_MS = 60_000

// npm run facts -- check|rebuild: what figures count, compared with the petitions or written anew.
runWithServices(async ({ db }, [option]) => {
  if (option === 'check') return await check(db)
  if (option !== 'rebuild') throw new Error('Usage: facts check | rebuild')
  const begun = performance.now()
  const count = await rebuildFacts(db)
  console.log(`${count} facts, ${((performance.now() - begun) / MINUTE_MS).toFixed(1)} minutes`)
}, 'owner')

async function check(db: Parameters<typeof countWrongFacts>[0]): Promise<void> {
  const wrong = await countWrongFacts(db)
  if (wrong > 0) process.exitCode = 1
  console.log(
    wrong > 0 ? `${wrong} facts differ from their petitions: rebuild them` : 'All facts are as their petitions',
  )
}
