import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { KillablePortal } from '../../../scripts/testing/killable-portal.mjs'
import { killDatabase } from '../database.ts'
import { createLives } from '../lives.ts'
import { createPower } from '../mail-kill/power.ts'
import { wrongWhole } from '../workflow/check-whole.ts'
import { createDraws } from '../workflow/draws.ts'
import { setStage } from '../workflow/play.ts'
import { type Asking, send } from '../workflow/requests.ts'
import { checkCases } from './check-cases.ts'
import { keepActing } from './keep-acting.ts'
import { createReader } from './reader.ts'

/** Petitions on which somebody acts at the same time. */
const LANES = 8
/** A server lives for so many answers at most, and so many milliseconds into the next. */
const MOST_ANSWERS = 40
const MOST_MS = 25
/** In so many of a hundred cases PostgreSQL is killed too. */
const WITH_DATABASE = 40

/**
 * Acts on petitions without a pause while the server, and now and then PostgreSQL, is killed again and again; then
 * looks
 * whether all that was answered is there once. Throws where it is not. The seed decides who does what and when is
 * killed; the race of the two it cannot repeat.
 */
export async function actThroughKills(
  portal: Pick<KillablePortal, 'address' | 'data' | 'kill' | 'start'>,
  { kills, seed, say = () => {} }: { kills: number; seed: number; say?: (doing: string) => void },
) {
  const draws = createDraws(seed)
  const reader = await createReader(portal.data)
  const killed = { database: 0 }
  const kill = async () => {
    if (draws.chance(WITH_DATABASE)) {
      killed.database += 1
      await killDatabase(portal.data)
    }
    await portal.kill()
  }
  const power = createPower({ kill, start: portal.start })
  try {
    const stage = await setStage(portal.address, reader.query)
    const lives = createLives()
    const acting = {
      stage,
      power,
      send: (asked: Asking) => send(stage.address, asked),
      answered: lives.count,
      lost: 0,
      cases: [],
      over: () => power.cuts() === kills,
    }
    const killing = async () => {
      for (let count = 1; count <= kills; count++) {
        await lives.reached(1 + draws.below(MOST_ANSWERS))
        await setTimeout(draws.below(MOST_MS))
        await power.cut(reader.reopen)
        say(`${count} kills, ${acting.cases.length} petitions`)
      }
    }
    const lanes = Array.from({ length: LANES }, (_, lane) => keepActing(acting, createDraws(seed + lane + 1)))
    await Promise.all([killing(), ...lanes])
    const answers = await checkCases(stage, acting.cases, say)
    assert.deepEqual(await wrongWhole(reader.query), [])
    return { kills, ofDatabase: killed.database, petitions: acting.cases.length, answers, lost: acting.lost }
  } finally {
    await reader.close()
  }
}
