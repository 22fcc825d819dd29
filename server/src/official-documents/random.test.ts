import { Client } from 'pg'
import { inTurn } from '../../../proofs/src/database'
import { playDocuments } from '../../../proofs/src/documents/play'
import { usePortal } from '../../test/portal'

/** `npm run prove -- documents` plays more of them. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 8)
const SEED = Number(process.env.SEED ?? 1)

describe('Official documents in random sequences of acts', () => {
  const portal = usePortal({ database: 'demo' })

  it('do what the buttons say, keep numbers, seals, receivers and walls, whoever acts when', async () => {
    const client = new Client(portal.services.databaseUrl)
    await client.connect()
    try {
      const play = { address: portal.address, query: inTurn(client), sequences: SEQUENCES, seed: SEED }
      const { done, refused, lacking } = await playDocuments(play)
      expect(done).toBeGreaterThan(2 * SEQUENCES)
      expect(refused).toBeGreaterThan(0)
      // The proof plays so many that none is left over.
      expect(lacking.length).toBeLessThan(4)
    } finally {
      await client.end()
    }
  }, 3_600_000)
})
