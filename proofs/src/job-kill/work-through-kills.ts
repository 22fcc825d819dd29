import { setTimeout } from 'node:timers/promises'
import type { KillablePortal } from '../../../scripts/testing/killable-portal.mjs'
import { signIn } from '../../../scripts/testing/sign-in.mjs'
import { killDatabase } from '../database.ts'
import { createPower } from '../mail-kill/power.ts'
import type { Actor } from '../workflow/actors.ts'
import { createDraws } from '../workflow/draws.ts'
import { createReader } from '../workflow-kill/reader.ts'
import { keepExporting } from './keep-exporting.ts'
import { keepReading } from './keep-reading.ts'
import { createQueue } from './queue.ts'
import type { Working } from './working.ts'

/** Who has the list of all petitions exported, two at a time each, and who has letters read. */
const EXPORTERS = ['zs05', 'zs07', 'zs06', 'zs05']
const READERS = ['zs01', 'zs01']
const OFFICER = 'sys91'
/** So many milliseconds into a job the server is killed at most: about an export's, and about a reading's. */
const MOST_MS = { export: 400, reading: 15_000 }
/** In so many of a hundred cases readings come to their end. */
const LONG = 30
/** How often it is looked for a job that is under way. */
const LOOK_MS = 5
/** In so many of a hundred cases PostgreSQL is killed too. */
const WITH_DATABASE = 30

/**
 * Asks for exports and readings without a pause while the server, and now and then PostgreSQL, is killed in the middle of them;
 * then looks whether each has come to its end once. Throws where one has not. The seed decides who is killed when; the race of
 * the two it cannot repeat.
 */
export async function workThroughKills(
  portal: Pick<KillablePortal, 'address' | 'data' | 'kill' | 'start'>,
  { kills, seed, say = () => {} }: { kills: number; seed: number; say?: (doing: string) => void },
) {
  const draws = createDraws(seed)
  const reader = await createReader(portal.data)
  const queue = createQueue(reader.query)
  const killed = { database: 0, cutOff: 0 }
  let killedAt = new Date()
  const kill = async () => {
    if (draws.chance(WITH_DATABASE)) {
      killed.database += 1
      await killDatabase(portal.data)
    }
    await portal.kill()
    killedAt = new Date()
  }
  const power = createPower({ kill, start: portal.start })
  try {
    const { address } = portal
    const counts = { exports: 0, spoilt: 0, readings: 0, revived: 0 }
    const officer = await actorOf(address, OFFICER)
    const working: Working = { address, power, query: reader.query, queue, officer, counts, over: () => isOver }
    let isOver = false
    const killing = async () => {
      for (let count = 1; count <= kills; count++) {
        while ((await queue.running()) === 0) await setTimeout(LOOK_MS)
        await setTimeout(draws.below(draws.chance(LONG) ? MOST_MS.reading : MOST_MS.export))
        await power.cut(reader.reopen)
        killed.cutOff += await queue.takeBack(killedAt)
        say(`${count} kills, ${killed.cutOff} jobs cut off, ${counts.exports} exports, ${counts.readings} readings`)
      }
      isOver = true
    }
    const laneOf = async (account: string, lane: number) => ({
      actor: await actorOf(address, account),
      draws: createDraws(seed + lane + 1),
    })
    // Nobody is killed while somebody still signs in, however long that takes.
    const [exporters, readers] = [await Promise.all(EXPORTERS.map(laneOf)), await Promise.all(READERS.map(laneOf))]
    const exporting = exporters.map(lane => keepExporting(working, lane))
    const reading = readers.map(lane => keepReading(working, lane))
    await Promise.all([killing(), ...exporting, ...reading])
    const open = await queue.open()
    if (open > 0) throw new Error(`${open} jobs have not come to an end though all have that were asked for`)
    return { kills, ofDatabase: killed.database, cutOff: killed.cutOff, ...counts }
  } finally {
    await reader.close()
  }
}

const actorOf = async (address: string, account: string): Promise<Actor> => {
  const { headers } = await signIn(address, account)
  return { account, personId: '', name: '', orgId: '', deptId: '', headers }
}
