import type { Db } from '../../platform/database/connect'
import { faultsOfRing, latestRing, peopleWithSet, ringBudget } from '../../platform/rollout/rings'

const STATES = {
  open: 'open',
  finished: 'finished: everybody has it',
  back: 'taken back',
  spent: 'taken back by itself: a budget is spent',
}

/** What an operator reads of the ring that counts, in lines. */
export async function ringLines(db: Db): Promise<string[]> {
  const ring = await latestRing(db)
  if (!ring) return ['There was no ring yet.']
  const people = await peopleWithSet(db, ring.set)
  const faults = await faultsOfRing(db, ring.id)
  const told = [
    `Ring of ${ring.set}: ${STATES[ring.state]}.`,
    `Regions ${ring.regions.join(', ') || 'none'}; organisations ${ring.organisations.join(', ') || 'none'}.`,
  ]
  if (ring.state !== 'open') return told
  return [
    ...told,
    `${people} people have it; of each part ${ringBudget(people)} may meet a fault.`,
    ...faults.map(({ remote, version, faulty }) => `${remote} ${version}: ${faulty} met a fault.`),
  ]
}
