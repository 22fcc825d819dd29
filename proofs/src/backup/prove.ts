import assert from 'node:assert/strict'
import { appendFile, chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Context } from '../context.ts'
import { killDatabase, openDatabase } from '../database.ts'
import { until } from '../programs.ts'
import { createCommands } from './commands.ts'
import { lostOf, MOST_LOST_S, requireInstant } from './dated.ts'
import { startSending } from './sending.ts'

const WORK_S = 8
const LONG_MS = 120_000

type Portal = Awaited<ReturnType<typeof openKillable>>

/**
 * Backups are made while people work, verified, and restored: after the disk is lost, to two instants, before and after that
 * restore, and as a backup was. What fails half-way leaves the database as it was. Says how long each took and what was lost.
 */
export async function proveBackup({ root, steps }: Context) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-backups-'))
  await chmod(folder, 0o711)
  const portal = await openKillable(root, { BACKUP_FOLDER: folder })
  const { run, fail } = createCommands(root, { BACKUP_FOLDER: folder, DATA_FOLDER: portal.data })
  try {
    steps.begin('backing up while people write')
    let sending = await startSending(portal.address)
    await sending.forSeconds(WORK_S)
    const made = await run('backup')
    const [id = ''] = made.output.match(/\d{8}-\d{6}/) ?? []
    assert.match(made.output, /Any instant from \S+ on can be restored/)
    await sending.forSeconds(WORK_S)
    const first = new Date()
    await sending.forSeconds(WORK_S)
    await handOver(portal, folder)
    await sending.forSeconds(WORK_S)
    const before = sending.dated

    steps.begin('losing the disk')
    const lostAt = Date.now()
    await cutPower(portal)
    await sending.stop().catch(() => {})
    for (const name of ['database', 'files']) await rm(join(portal.data, name), { recursive: true, force: true })
    const afterLoss = await run('restore', '--until', 'latest')
    refuseMissing(afterLoss.output)
    const ready = await timed(portal.start)
    const lost = lostOf(await idsIn(portal), before)
    const lostS = lost.length === 0 ? 0 : (lostAt - Math.min(...lost.map(({ answeredAt }) => answeredAt))) / 1000
    assert.ok(lostS <= MOST_LOST_S, `${lost.length} mails of the last ${lostS} s are lost`)

    steps.begin('an instant after that')
    sending = await startSending(portal.address)
    await sending.forSeconds(WORK_S)
    const second = new Date()
    await sending.forSeconds(WORK_S)
    await sending.stop()
    await handOver(portal, folder)
    const kept = before.filter(mail => !lost.includes(mail))
    const all = [...kept, ...sending.dated]
    await cutPower(portal)
    const toSecond = await run('restore', '--until', second.toISOString())
    refuseMissing(toSecond.output)
    await portal.start()
    requireInstant(await idsIn(portal), all, second)

    steps.begin('an instant before that')
    await cutPower(portal)
    const toFirst = await run('restore', '--until', first.toISOString())
    refuseMissing(toFirst.output)
    await portal.start()
    requireInstant(await idsIn(portal), all, first)

    steps.begin('verifying')
    const verified = await run('verify-backup')
    assert.match(verified.output, /The journal restores up to/)
    await cutPower(portal)
    const asBackup = await run('restore', id)

    steps.begin('what is spoilt changes nothing')
    await portal.start()
    const count = await countMails(portal)
    await cutPower(portal)
    await spoil(join(folder, id, 'rows'))
    await spoil(join(folder, 'journal/contents'))
    await fail('restore', id)
    await fail('restore', '--until', 'latest')
    await portal.start()
    assert.equal(await countMails(portal), count, 'A restore that failed changed the database')

    const seconds = (value: number) => `${value.toFixed(1)} s`
    return (
      `${before.length} mails sent meanwhile; backup ${seconds(made.seconds)}; disk lost: ${lost.length} mails of the last ${seconds(lostS)} ` +
      `(at most ${MOST_LOST_S / 60} min), restored in ${seconds(afterLoss.seconds)} and ready ${seconds(ready)} later; ` +
      `two instants in ${seconds(toSecond.seconds)} and ${seconds(toFirst.seconds)}, to the mail; ` +
      `a backup in ${seconds(asBackup.seconds)}, verified in ${seconds(verified.seconds)}; spoilt ones changed nothing`
    )
  } finally {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The server first, which would start PostgreSQL again. */
async function cutPower(portal: Portal): Promise<void> {
  await portal.kill()
  await killDatabase(portal.data)
}

/** Has PostgreSQL hand over its journal as it does every five minutes, and waits until the portal has sealed it. */
async function handOver(portal: Portal, folder: string): Promise<void> {
  const database = await openDatabase(portal.data)
  const { rows } = await database.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await database.end()
  const name = rows[0]?.name ?? ''
  const isSealed = async () =>
    (await readdir(join(folder, 'journal'), { recursive: true })).some(at => at.endsWith(name))
  await until(isSealed, LONG_MS, () => `The journal ${name} was not sealed`)
}

async function idsIn(portal: Portal): Promise<string[]> {
  const database = await openDatabase(portal.data)
  const { rows } = await database.query<{ id: string }>('select id::text as id from mail')
  await database.end()
  return rows.map(({ id }) => id)
}

const countMails = async (portal: Portal) => (await idsIn(portal)).length

function refuseMissing(said: string): void {
  if (/content is missing/.test(said)) throw new Error(said)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Each content in a folder has another end. */
async function spoil(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    if ((await stat(path)).isFile()) await appendFile(path, 'x')
  }
}
