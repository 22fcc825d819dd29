import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { compareAlike } from '../../../../proofs/src/rights/alike'
import { askAround, setStage } from '../../../../proofs/src/rights/play'
import { usePortal } from '../../../test/portal'

/** `npm run prove -- rights` asks more of them. */
const ASKS = Number(process.env.ASKS ?? 300)
const SEED = Number(process.env.SEED ?? 1)
const PAIRS = Number(process.env.PAIRS ?? 120)
const PROSE = readFileSync(join(__dirname, '../../../../docs/workflow.md'), 'utf8')
const LIMIT_MS = 3_600_000

describe('Rights against an oracle of its own', () => {
  const portal = usePortal({ database: 'demo' })
  let setting: Awaited<ReturnType<typeof setStage>>
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await portal.db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows

  beforeAll(async () => {
    setting = await setStage({ address: portal.address, query, document: PROSE, seed: SEED })
  }, LIMIT_MS)

  it(
    'hold for random people in random posts who ask for random petitions',
    async () => {
      const { asks, decided } = await askAround(setting, { query, asks: ASKS, seed: SEED })
      expect(asks).toBe(ASKS)
      expect(decided).toBeGreaterThan(2 * ASKS)
    },
    LIMIT_MS,
  )

  it(
    'answer a petition behind a wall as one that does not exist, byte for byte, in the same time',
    async () => {
      const { none, difference } = await compareAlike(setting, query, PAIRS)
      // Whoever asks over a network cannot tell apart what differs by less than a millisecond.
      expect(Math.abs(difference)).toBeLessThan(Math.max(1, none * 0.25))
    },
    LIMIT_MS,
  )
})
