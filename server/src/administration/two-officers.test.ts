import { CompiledQuery } from 'kysely'
import { playAdministration } from '../../../proofs/src/administration/play'
import { usePortal } from '../../test/portal'
import { openRightsReviews } from './rights-reviews/open'

/** `npm run prove -- administration` plays more of them. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 7)
const SEED = Number(process.env.SEED ?? 500)

describe('Administration by officers and others, at random', () => {
  const portal = usePortal({ database: 'demo' })

  it('gives no right on which two officers did not agree, and leaves no officer’s role without anybody', async () => {
    const query = async <Row>(text: string, values: unknown[] = []) =>
      (await portal.db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows
    await openRightsReviews(portal.services)
    const play = { address: portal.address, query, sequences: SEQUENCES, seed: SEED }
    const { done, given } = await playAdministration(play)
    expect(done).toBeGreaterThan(SEQUENCES)
    expect(given).toBeGreaterThan(0)
  }, 3_600_000)
})
