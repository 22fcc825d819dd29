// npm run rollout -- <folder> add <composed> | start <code> … | widen <code> … | finish | status | share <percent>
//   | take | back | show | sets | drop <set> [--force]
// start, widen, finish, status, back, sets and drop look at the database that the server has.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drop, listSets } from '../rollout/drop.ts'
import { finish, ringBack, start } from '../rollout/ring.ts'
import { add, type Rollout, readRollout, share, take } from '../rollout/rollout.ts'
import { leaveSet, readSessions, runRings } from '../rollout/sessions.ts'

const root = resolve(fileURLToPath(import.meta.url), '../../../..')
const [folder = '', verb = '', ...words] = process.argv.slice(2)
const [word = ''] = words

async function rings(...words: string[]) {
  process.stdout.write(await runRings(root, ...words))
}

async function told(done: Promise<void>) {
  await done
  return readRollout(folder)
}

const VERBS: Record<string, () => Promise<Rollout>> = {
  add: () => add(folder, word),
  share: () => share(folder, Number(word)),
  take: () => take(folder),
  start: () => start(folder, words, rings),
  widen: () => told(rings('widen', ...words)),
  finish: () => finish(folder, rings),
  status: () => told(rings('status')),
  back: () => ringBack(folder, rings),
  show: () => readRollout(folder),
  sets: async () => {
    const sets = await listSets(folder, await readSessions(root))
    for (const { id, role, sessions } of sets) console.log(`${id}  ${role.padEnd(9)}  ${sessions} sessions`)
    return readRollout(folder)
  },
  drop: async () => {
    const options = { force: words.includes('--force'), leave: () => leaveSet(root, word) }
    return drop(folder, word, { sessions: await readSessions(root), ...options })
  },
}

const run = VERBS[verb]
if (!folder || !run) throw new Error(`Usage: npm run rollout -- <folder> ${Object.keys(VERBS).join('|')} …`)
const { current, next, withdrawn } = await run()
console.log(`Everybody gets ${current}.`)
if (next) console.log(`${next.share} % get ${next.id}.`)
if (withdrawn.length) console.log(`Withdrawn: ${withdrawn.join(', ')}.`)
