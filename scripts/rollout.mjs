// npm run rollout -- <folder> add <composed> | share <percent> | organisations <id or name> … | take | back | show
import { add, back, giveTo, readRollout, share, take } from './rollout/rollout.mjs'

const [folder = '', verb = '', ...words] = process.argv.slice(2)

/** @type {Record<string, () => Promise<import('./rollout/rollout.mjs').Rollout>>} */
const VERBS = {
  add: () => add(folder, words[0] ?? ''),
  share: () => share(folder, Number(words[0])),
  organisations: () => giveTo(folder, words),
  take: () => take(folder),
  back: () => back(folder),
  show: () => readRollout(folder),
}

const run = VERBS[verb]
if (!folder || !run) throw new Error(`Usage: npm run rollout -- <folder> ${Object.keys(VERBS).join('|')} …`)
const { current, next, withdrawn } = await run()
console.log(`Everybody gets ${current}.`)
if (next) {
  const organisations = next.organisations.length ? `, and everybody of ${next.organisations.join(', ')}` : ''
  console.log(`${next.share} % get ${next.id}${organisations}.`)
}
if (withdrawn.length) console.log(`Withdrawn: ${withdrawn.join(', ')}.`)
