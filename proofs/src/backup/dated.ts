import assert from 'node:assert/strict'
import type { Dated } from './sending.ts'

/** What a disk that is lost may take along at most. */
export const MOST_LOST_S = 15 * 60

/** Those that are not there; throws where one is missing that is older than one which is there. */
export function lostOf(found: readonly string[], dated: readonly Dated[]): Dated[] {
  const ids = new Set(found)
  const lost = dated.filter(({ id }) => !ids.has(id))
  const last = Math.max(...dated.filter(({ id }) => ids.has(id)).map(({ begunAt }) => begunAt))
  assert.deepEqual(
    lost.filter(({ answeredAt }) => answeredAt < last),
    [],
    'A mail is lost though a later one is there',
  )
  return lost
}

/** What was answered before is there, what was begun afterwards is not. */
export function requireInstant(found: readonly string[], dated: readonly Dated[], instant: Date): void {
  const ids = new Set(found)
  const missing = dated.filter(({ id, answeredAt }) => answeredAt < instant.getTime() && !ids.has(id))
  const early = dated.filter(({ id, begunAt }) => begunAt > instant.getTime() && ids.has(id))
  assert.deepEqual({ missing, early }, { missing: [], early: [] })
  assert.ok(dated.some(({ id }) => ids.has(id)) && dated.some(({ begunAt }) => begunAt > instant.getTime()))
}
