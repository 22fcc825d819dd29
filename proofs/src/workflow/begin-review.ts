import { actingOn, type Stage } from './choose.ts'
import type { Draws } from './draws.ts'
import { readFacts } from './facts.ts'
import type { Asking } from './requests.ts'

/** Of a hundred petitions. */
export const REVIEWED = 30

/** The petition is about what was decided elsewhere, and a review of that is asked for: one after the other. */
export const beginReview = (stage: Stage, petitionNo: string, draws: Draws): (() => Promise<Asking>)[] =>
  (['recordOriginal', 'registerReview'] as const).map(name => async () => {
    const actor = stage.actors.find(({ account }) => account === 'zs09')
    if (!actor) throw new Error('zs09 is not there to review')
    return await actingOn({ stage, actor, facts: await readFacts(stage.query, petitionNo), draws }, name)
  })
