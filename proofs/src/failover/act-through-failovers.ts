import { setTimeout as pause } from 'node:timers/promises'
import { actWhile } from '../acting/act-while.ts'
import { createPatientReader } from '../acting/patient-reader.ts'
import type { Cluster } from './cluster.ts'

/** Undisturbed work before and after a failover, about. */
const WORK_MS = 4000
/** How the database changes hands, in turn. */
const KINDS = ['killMachine', 'killPostgres', 'switchOver'] as const

/** One change of hands. */
export interface Failover {
  kind: (typeof KINDS)[number]
  /** Longest time in which no write was acknowledged to anybody. */
  gapMs: number
}

/** People act on petitions while the database changes hands again and again; throws where anything is lost or done twice. */
export async function actThroughFailovers(
  cluster: Cluster,
  addresses: readonly string[],
  { failovers, seed, say = () => {} }: { failovers: number; seed: number; say?: (doing: string) => void },
) {
  const reader = createPatientReader(cluster.urlOf('portal_owner', 'portal'))
  const done: Failover[] = []
  try {
    const counts = await actWhile(
      { addresses, query: reader.query, seed, say },
      async ({ patience, petitions, isOver }) => {
        for (let at = 0; at < failovers; at++) {
          const kind = KINDS[at % KINDS.length] ?? 'killMachine'
          await pause(WORK_MS)
          if (isOver()) return
          const gapMs = await patience.during(async () => {
            const startAgain = await cluster[kind]()
            await pause(WORK_MS)
            await startAgain()
            await cluster.settled()
            await pause(WORK_MS)
          })
          done.push({ kind, gapMs })
          say(`${done.length} failovers, ${petitions()} petitions, ${(gapMs / 1000).toFixed(1)} s without a write`)
        }
      },
    )
    return { failovers: done, ...counts }
  } finally {
    await reader.close()
  }
}
