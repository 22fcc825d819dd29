import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCK, lockId } from '../compose/lock.ts'
import { drop, listSets } from './drop.ts'
import { finish, ringBack, start } from './ring.ts'
import { add, type Rollout, readRollout, share, take } from './rollout.ts'
import { leaveSet, readSessions, runRings } from './sessions.ts'

/** What the database says, and does, of who has which composition. */
export interface Database {
  sessions(): Promise<Map<string, number>>
  leave(set: string): Promise<void>
  /** What there is then, for people to read. */
  rings(...words: string[]): Promise<string>
}

/** The database that the server of the clone has. */
export const databaseOf = (root: string): Database => ({
  sessions: () => readSessions(root),
  leave: set => leaveSet(root, set),
  rings: (...words) => runRings(root, ...words),
})

interface Asked {
  folder: string
  words: string[]
  database: Database
  print: (text: string) => void
}

const VERBS: Record<string, (asked: Asked) => Promise<Rollout>> = {
  add: ({ folder, words: [composed = ''] }) => add(folder, composed),
  share: ({ folder, words: [percent] }) => share(folder, Number(percent)),
  take: ({ folder }) => take(folder),
  start: asked => start(asked.folder, asked.words, printing(asked)),
  widen: async asked => {
    await printing(asked)('widen', ...asked.words)
    return readRollout(asked.folder)
  },
  finish: asked => finish(asked.folder, printing(asked)),
  status: async asked => {
    await printing(asked)('status')
    return readHeld(asked.folder)
  },
  back: asked => ringBack(asked.folder, printing(asked)),
  show: ({ folder }) => readHeld(folder),
  sets: async ({ folder, database, print }) => {
    const sets = await listSets(folder, await database.sessions())
    for (const { id, role, sessions } of sets) print(`${id}  ${role.padEnd(9)}  ${sessions} sessions\n`)
    return readRollout(folder)
  },
  drop: async ({ folder, words, database }) => {
    const [id = ''] = words
    const options = { force: words.includes('--force'), leave: () => database.leave(id) }
    return drop(folder, id, { sessions: await database.sessions(), ...options })
  },
}

const printing =
  ({ database, print }: Asked) =>
  async (...words: string[]) =>
    print(await database.rings(...words))

/**
 * Does what `npm run rollout` is told.
 * @param args the folder, which may be left out, the verb, and its words
 * @param usual the folder that is meant where none is named
 */
export async function runRollout(
  args: string[],
  { usual, ...given }: { usual: string } & Pick<Asked, 'database' | 'print'>,
): Promise<void> {
  const [folder = '', verb = '', ...words] = args[0] !== undefined && args[0] in VERBS ? [usual, ...args] : args
  const run = VERBS[verb]
  if (!run) throw new Error(`Usage: npm run rollout -- [<folder>] ${Object.keys(VERBS).join('|')} …`)
  const { current, next, withdrawn } = await run({ folder, words, ...given })
  given.print(`Everybody gets ${current}.\n`)
  if (next) given.print(`${next.share} % get ${next.id}.\n`)
  if (withdrawn.length) given.print(`Withdrawn: ${withdrawn.join(', ')}.\n`)
}

/** What a folder holds, also where it is one composition alone. */
async function readHeld(folder: string): Promise<Rollout> {
  if (existsSync(join(folder, 'rollout.json'))) return readRollout(folder)
  const lock = await readFile(join(folder, LOCK)).catch(() => undefined)
  if (!lock) throw new Error(`${folder} holds no composition: add one, or name the folder that the server serves`)
  return { current: lockId(lock), withdrawn: [] }
}
