import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { actWhile } from '../acting/act-while.ts'
import { createPatientReader } from '../acting/patient-reader.ts'
import { startPostgres } from '../acting/postgres.ts'
import { startPortal } from '../acting/servers.ts'
import { createCommands } from '../backup/commands.ts'
import type { Context } from '../context.ts'
import { findPrograms } from '../programs.ts'
import { startNginx, trustingIt } from '../proxy/nginx.ts'
import { makeVersionBefore } from './version-before.ts'

const SEED = 20_261_130
const SERVERS = 3
const WORK_MS = 8000

/** Three servers of the version before, behind nginx, go on while the tables become this version's and while it takes over, one after the other. */
export const proveUpgrade = (context: Context) => trustingIt(() => upgrade(context))

async function upgrade({ root, steps, options }: Context) {
  findPrograms('nginx')
  steps.begin('the version before, its packages and its server')
  const before = await makeVersionBefore(root)
  const postgres = await startPostgres()
  try {
    steps.begin('three servers of it behind nginx')
    const portal = await startPortal(before.root, postgres, { count: SERVERS, env: { TRUST_PROXY: '127.0.0.1' } })
    const nginx = await startNginx(
      root,
      portal.addresses.map(address => Number(new URL(address).port)),
    )
    const reader = createPatientReader(postgres.urlOf('portal_owner', 'portal'))
    const stepsTaken = async () => {
      const rows = await reader.query<{ count: number }>('select count(*)::int as count from kysely_migration')
      return rows[0]?.count ?? 0
    }
    try {
      const first = await stepsTaken()
      steps.begin('an upgrade while people act')
      const play = {
        addresses: [nginx.origin + new URL(portal.addresses[0] ?? '').pathname],
        query: reader.query,
        seed: Number(options.seed ?? SEED),
        say: steps.detail,
      }
      const counts = await actWhile(play, async ({ isOver }) => {
        const acts = [
          () => createCommands(root, portal.env).run('migrate'),
          // As after a fault: the version before begins on the tables of this one.
          () => portal.restart(2, before.root),
          () => portal.restart(0, root),
          () => portal.restart(1, root),
          () => portal.restart(2, root),
        ]
        for (const act of acts) {
          await pause(WORK_MS)
          if (isOver()) return
          await act()
        }
        await pause(WORK_MS)
      })
      const taken = (await stepsTaken()) - first
      assert.ok(taken > 0, 'The version before has the same tables')
      return (
        `from ${before.commit}, ${taken} steps of its tables: ${counts.petitions} petitions, ${counts.answers} acknowledged requests, each there once; ` +
        `${counts.repeated} were asked again; the version before went on and began on the tables of this one, beside which it worked`
      )
    } finally {
      await nginx.stop()
      await reader.close()
      await portal.stop()
    }
  } finally {
    await postgres.stop()
    await before.remove()
  }
}
