import { recordAudit } from '../../platform/audit/record'
import { dayOf, SECOND_MS } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { gatherStatistics } from '../../platform/database/statistics'
import type { Services } from '../../platform/services'
import { seeded } from '../seeded'
import { GOLDEN } from './golden'
import { anyScene } from './ordinary'
import { quieten } from './quieten'
import type { Scene } from './scene'
import { Curtain, callersOf, goTo, type Stage } from './stage'
import { WAITING } from './waiting'

const PLAYED = 'demonstration'
const TOLD_EVERY_MS = 10 * SECOND_MS

/**
 * Plays the cases that have not been played, each in a transaction of its own: what was interrupted goes on with the
 * next. The same day gives the same cases. One that cannot be played is told of and left out. Answers how many were.
 */
export async function fillCases(services: Services, ordinary: number, log: (line: string) => void): Promise<number> {
  const due = await scenesDue(services, ordinary)
  const callerOf = await callersOf(services)
  let [played, told] = [0, performance.now()]
  for (const { scene, seed } of due) {
    played += await play(services, scene, { seed, callerOf, log })
    if (performance.now() - told < TOLD_EVERY_MS) continue
    log(`${played} of ${due.length} cases`)
    told = performance.now()
  }
  if (played > 0) {
    await quieten(services, dayOf(services.now()))
    await gatherStatistics(services.db)
  }
  return played
}

async function scenesDue({ db }: Services, ordinary: number): Promise<{ scene: Scene; seed: number }[]> {
  const rows = await db.selectFrom('audit').where('object_type', '=', PLAYED).select('object_id').execute()
  const played = new Set(rows.map(({ object_id }) => object_id))
  const others = Array.from({ length: ordinary }, (_, number) => anyScene(number, seeded(number)))
  const scenes = [...GOLDEN, ...WAITING, ...others].map((scene, seed) => ({ scene, seed }))
  return scenes.filter(({ scene }) => !played.has(scene.key))
}

interface Cast extends Pick<Stage, 'callerOf'> {
  readonly seed: number
  readonly log: (line: string) => void
}

/** Answers 1, or 0 where the case was left out. */
async function play(services: Services, scene: Scene, cast: Cast): Promise<number> {
  try {
    await services.db.transaction().execute(db => playOn(db, services, scene, cast))
    return 1
  } catch (error) {
    cast.log(`Left out the case ${scene.key}: ${error instanceof Error ? error.message : error}`)
    return 0
  }
}

async function playOn(db: Db, services: Services, scene: Scene, { seed, callerOf }: Cast): Promise<void> {
  const at = services.now()
  const stage: Stage = { db, services, seed, random: seeded(seed), today: dayOf(at), callerOf, now: at }
  goTo(stage, scene.daysAgo)
  await scene.play(stage).catch((error: unknown) => {
    if (!(error instanceof Curtain)) throw error
  })
  await recordAudit(db, { action: '演示', objectType: PLAYED, objectId: scene.key })
}
