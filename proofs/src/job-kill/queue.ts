import { setTimeout } from 'node:timers/promises'
import type { Query } from '../database.ts'

const LOOK_MS = 200
/** A server looks for the jobs of those that are gone every ten seconds. */
const LIMIT_MS = 60_000

export interface DeadJob {
  id: string
  state: string
  reference: string | null
  causes: string[] | null
}

export type Queue = ReturnType<typeof createQueue>

/** What is in the queues, read past the server. */
export function createQueue(query: Query) {
  const count = async (condition: string) => {
    const [row] = await query<{ count: number }>(`select count(*)::int as count from pgboss.job where ${condition}`)
    return row?.count ?? 0
  }

  return {
    /** Jobs of somebody who waits that are being done. */
    running: () => count(`state = 'active' and name in ('exports', 'reading')`),
    /** Jobs of somebody who waits that have not come to an end. */
    open: () => count(`state < 'completed' and name in ('exports', 'reading')`),

    /**
     * Lets the time of the jobs pass that a killed server had, and waits until the next one has taken them back.
     * @returns how many those were
     */
    async takeBack(killedAt: Date) {
      const aged = await query(
        `update pgboss.job set started_on = started_on - expire_in where state = 'active' and started_on <= $1
         returning id, name`,
        [killedAt],
      )
      await until(async () => (await count(`state = 'active' and started_on + expire_in < now()`)) === 0)
      await query(`update pgboss.job set start_after = now() where state = 'retry'`)
      return aged.filter(({ name }) => name !== 'short').length
    },

    /** Waits for a dead job that tells why it died. */
    async deadOf(key: 'taskId' | 'petitionId', id: string): Promise<DeadJob> {
      const find = () =>
        query<DeadJob>(
          `select id, state, output ->> 'reference' as reference, output -> 'causes' as causes from pgboss.job
           where data -> 'args' ->> $1 = $2 and state = 'failed'`,
          [key, id],
        )
      let found: DeadJob[] = []
      await until(async () => {
        found = await find().catch(() => [])
        return found[0]?.causes !== null && found.length > 0
      })
      const [dead, ...more] = found
      if (!dead?.reference || !dead.causes?.length || more.length > 0)
        throw new Error(`${id} has dead jobs ${JSON.stringify(found)}`)
      return dead
    },
  }
}

/** Whoever waits while a server is killed has to wait longer. */
async function until(isSo: () => Promise<boolean>) {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; ) {
    if (await isSo()) return
    await setTimeout(LOOK_MS)
  }
  throw new Error('A job has not come to its end in time')
}
