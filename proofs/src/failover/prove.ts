import { startPortal } from '../acting/servers.ts'
import type { Context } from '../context.ts'
import { actThroughFailovers } from './act-through-failovers.ts'
import { startCluster } from './cluster.ts'

const FAILOVERS = 6
const SEED = 20_261_127
/** So long nobody can write at most while the database changes hands. */
const MOST_MS = 10_000

const WORDS = {
  killMachine: 'of a machine that died',
  killPostgres: 'of PostgreSQL alone',
  switchOver: 'on request',
}

/** Patroni lets another machine take over, nothing acknowledged is lost or doubled, and clients go on by themselves in ten seconds. */
export async function proveFailover({ root, steps, options }: Context) {
  const { kills = FAILOVERS, seed = SEED } = options
  steps.begin('three machines of PostgreSQL under Patroni')
  const cluster = await startCluster(root)
  try {
    steps.begin('two servers on them')
    const portal = await startPortal(root, cluster, {
      env: { DATABASE_READ_URL: cluster.readUrlOf('portal_server', 'portal') },
    })
    try {
      steps.begin('failovers', `seed ${seed}`)
      const bounds = { failovers: Number(kills), seed: Number(seed), say: steps.detail }
      const { failovers, petitions, answers, repeated } = await actThroughFailovers(cluster, portal.addresses, bounds)
      const gaps = failovers.map(({ kind, gapMs }) => `${(gapMs / 1000).toFixed(1)} s ${WORDS[kind]}`).join(', ')
      const told =
        `${failovers.length} failovers, longest time without a write: ${gaps} (at most ${MOST_MS / 1000} s); ` +
        `${petitions} petitions, ${answers} acknowledged requests, each there once; ${repeated} were asked again`
      if (failovers.some(({ gapMs }) => gapMs > MOST_MS)) throw new Error(`It takes too long: ${told}`)
      return told
    } finally {
      await portal.stop()
    }
  } finally {
    await cluster.stop()
  }
}
