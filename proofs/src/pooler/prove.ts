import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/testing/free-ports.mjs'
import { actWhile } from '../acting/act-while.ts'
import { createPatientReader } from '../acting/patient-reader.ts'
import { startPostgres } from '../acting/postgres.ts'
import { startPortal } from '../acting/servers.ts'
import { createCommands } from '../backup/commands.ts'
import type { Context } from '../context.ts'
import { connectTo } from '../database.ts'
import { findPrograms, plainAccount, scratchFolder, startProgram, until } from '../programs.ts'

const SEED = 20_261_127
const WORK_MS = 30_000
const LONG_MS = 30_000
/** Fewer than the servers would open by themselves. */
const POOL = 8

/**
 * Two servers on PgBouncer in transaction mode, as deploy/pgbouncer has it, which shares few sessions among them: all that people do
 * is there once, both hear of changes, and a backup is made.
 */
export async function provePooler({ root, steps, options }: Context) {
  const { pgbouncer: program } = findPrograms('pgbouncer')
  steps.begin('PostgreSQL, PgBouncer in transaction mode and two servers')
  const postgres = await startPostgres()
  const folder = await scratchFolder(plainAccount())
  const port = await freePort()
  const pooler = await startPooler(root, { program, folder, port, to: postgres.port, password: postgres.password })
  try {
    const at = (database: string) => `postgres://portal_server:${postgres.password}@127.0.0.1:${port}/${database}`
    const env = {
      DATABASE_URL: at('portal'),
      DATABASE_DIRECT_URL: postgres.urlOf('portal_server', 'portal'),
      BACKUP_FOLDER: join(folder.path, 'backups'),
    }
    const portal = await startPortal(root, postgres, { env })
    const reader = createPatientReader(postgres.urlOf('portal_owner', 'portal'))
    try {
      steps.begin('people who act')
      const seed = Number(options.seed ?? SEED)
      const play = { addresses: portal.addresses, query: reader.query, seed, say: steps.detail }
      const { petitions, answers, repeated } = await actWhile(play, () => pause(WORK_MS))
      assert.equal(repeated, 0, 'PgBouncer left requests without an answer')
      steps.begin('a backup past it')
      const { run } = createCommands(root, portal.env)
      const { output } = await run('backup')
      assert.match(output, /^Backup \d{8}-\d{6}: /)
      const { transactions, sessions } = await countsOf(at('pgbouncer'))
      assert.ok(transactions > answers, `PgBouncer has seen ${transactions} transactions`)
      assert.ok(sessions <= POOL, `PgBouncer had ${sessions} sessions of PostgreSQL`)
      return (
        `${transactions} transactions of two servers through ${sessions} sessions of PostgreSQL; ${petitions} petitions, ` +
        `${answers} acknowledged requests, each there once; a backup past it`
      )
    } finally {
      await reader.close()
      await portal.stop()
    }
  } finally {
    await pooler.kill()
    await postgres.stop()
    await folder.remove()
  }
}

interface Asked {
  program: string
  folder: Awaited<ReturnType<typeof scratchFolder>>
  port: number
  to: number
  password: string
}

/** The delivered settings with the addresses that are used here. */
async function startPooler(root: string, { program, folder, port, to, password }: Asked) {
  const users = join(folder.path, 'userlist.txt')
  const delivered = await readFile(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
  const text = delivered
    .replace(/host=\S+ port=\d+/, `host=127.0.0.1 port=${to}`)
    .replace('listen_port = 6432', `listen_port = ${port}\nstats_users = portal_server`)
    .replace(/default_pool_size = \d+/, `default_pool_size = ${POOL}`)
    .replace('auth_file = /etc/pgbouncer/userlist.txt', `auth_file = ${users}`)
  const file = join(folder.path, 'pgbouncer.ini')
  await writeFile(users, `"portal_server" "${password}"\n`)
  await writeFile(file, text)
  const account = plainAccount()
  const pooler = startProgram(program, [file], { ...(account && { account }) })
  const answers = async () =>
    (await countsOf(`postgres://portal_server:${password}@127.0.0.1:${port}/pgbouncer`)) && true
  await until(answers, LONG_MS, () => `PgBouncer does not start\n${pooler.said()}`)
  return pooler
}

/** What PgBouncer says of itself. */
async function countsOf(url: string): Promise<{ transactions: number; sessions: number }> {
  const database = await connectTo(url)
  try {
    const stats = await database.query<{ database: string; total_xact_count: string }>('show stats')
    const pools = await database.query<{ database: string; sv_active: string; sv_idle: string; sv_used: string }>(
      'show pools',
    )
    const of = <Row extends { database: string }>(rows: Row[]) => rows.filter(row => row.database === 'portal')
    return {
      transactions: Number(of(stats.rows)[0]?.total_xact_count ?? 0),
      sessions: of(pools.rows).reduce(
        (sum, row) => sum + Number(row.sv_active) + Number(row.sv_idle) + Number(row.sv_used),
        0,
      ),
    }
  } finally {
    await database.end()
  }
}
