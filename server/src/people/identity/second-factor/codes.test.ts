import { codeOf, enrol } from '../../../../test/codes'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { findRightCode, useUp } from './codes'

/** The same numbers in each run, so that a failure comes again (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

describe('Codes', () => {
  const portal = usePortal()
  afterEach(() => portal.clock.reset())

  async function enrolled() {
    const { id, account } = await createPerson(portal.db)
    return { id, key: await enrol(portal, await portal.signInAs(account)) }
  }

  async function isTaken(personId: string, code: string): Promise<boolean> {
    const right = await findRightCode(portal.services, portal.db, personId, code)
    return right !== undefined && useUp(portal.db, right)
  }

  it.each([1, 2, 3])('are taken next to their time, and each once, whatever comes in which order (%d)', async seed => {
    const next = numbersFrom(seed)
    const { id, key } = await enrolled()
    const stepNow = () => Math.floor(portal.clock.now().getTime() / 30_000)
    portal.clock.stopAt('2026-11-21T09:00:00+08:00')
    let used = stepNow()
    await portal.db.updateTable('second_factor').set({ last_step: used }).where('person_id', '=', id).execute()
    for (let attempt = 0; attempt < 150; attempt += 1) {
      portal.clock.advance({ seconds: next(45) })
      const drift = next(7) - 3
      const step = stepNow() + drift
      const expected = Math.abs(drift) <= 1 && step > used
      expect([attempt, drift, await isTaken(id, codeOf(key, portal, drift))]).toEqual([attempt, drift, expected])
      if (expected) used = step
    }
  })

  it('are taken from one of many who bring the same at once', async () => {
    const { id, key } = await enrolled()
    const code = codeOf(key, portal, 1)
    const taken = await Promise.all(Array.from({ length: 12 }, () => isTaken(id, code)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('are not taken for another person, nor a secret that was moved to another', async () => {
    const [mine, other] = [await enrolled(), await enrolled()]
    const code = codeOf(mine.key, portal, 1)
    expect(await isTaken(other.id, code)).toBe(false)
    const { secret } = await portal.db
      .selectFrom('second_factor')
      .where('person_id', '=', mine.id)
      .select('secret')
      .executeTakeFirstOrThrow()
    await portal.db.updateTable('second_factor').set({ secret }).where('person_id', '=', other.id).execute()
    await expect(isTaken(other.id, code)).rejects.toThrow('is not what was encrypted for it')
  })
})
