import { Client } from 'pg'
import { inTurn } from '../../../proofs/src/database'
import { playSequences } from '../../../proofs/src/workflow/play'
import { usePortal } from '../../test/portal'

/** `npm run prove -- workflow` plays more of them. */
const SEQUENCES = Number(process.env.SEQUENCES ?? 12)
const SEED = Number(process.env.SEED ?? 1)

describe('The workflow against a model of its own', () => {
  const portal = usePortal({ database: 'demo' })

  it('holds in random sequences of actions by several people at once', async () => {
    const client = new Client(portal.services.databaseUrl)
    await client.connect()
    try {
      const play = { address: portal.address, query: inTurn(client), sequences: SEQUENCES, seed: SEED, rounds: 6 }
      const { done, lacking } = await playSequences(play)
      expect(done).toBeGreaterThan(SEQUENCES)
      expect(lacking).toEqual([])
    } finally {
      await client.end()
    }
  }, 3_600_000)
})
