import assert from 'node:assert/strict'
import { appendFile, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { startPortal } from '../acting/servers.ts'
import { createCommands } from '../backup/commands.ts'
import { lostOf, MOST_LOST_S, requireInstant } from '../backup/dated.ts'
import { startSending } from '../backup/sending.ts'
import type { Context } from '../context.ts'
import { connectTo } from '../database.ts'
import { scratchFolder, until } from '../programs.ts'
import { startArchived } from './repository.ts'

const WORK_S = 8
/** PostgreSQL hands over what it has written each minute, by the delivered settings. */
const HAND_OVER_MS = 120_000
const SEGMENT = /^[\dA-F]{24}-/

/**
 * pgBackRest archives a PostgreSQL of the province's own while people write. Its disk is lost and comes back up to the end of the archive; then the portal's
 * files are lost, and all is as it was at an instant between two writes. What is spoilt or not fed any more is told. Says what was lost and how long each took.
 */
export async function proveArchive({ root, steps }: Context) {
  steps.begin('PostgreSQL archived by pgBackRest, and two servers')
  const archived = await startArchived(root)
  const { postgres } = archived
  const backups = await scratchFolder(undefined)
  try {
    const portal = await startPortal(root, postgres, { env: { ...archived.env, BACKUP_FOLDER: backups.path } })
    const { run, fail } = createCommands(root, portal.env)
    const owner = postgres.urlOf('portal_owner', 'portal')
    const ask = async <Row>(text: string) => {
      const database = await connectTo(owner)
      return await database
        .query<Row>(text)
        .then(({ rows }) => rows)
        .finally(() => database.end())
    }
    const idsIn = async () => (await ask<{ id: string }>('select id::text as id from mail')).map(({ id }) => id)
    /** Waits until the archive has what is written by now. */
    const handOver = async () => {
      const [now] = await ask<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name')
      const isThere = async () => {
        const [last] = await ask<{ name: string }>('select last_archived_wal as name from pg_stat_archiver')
        return (last?.name ?? '') >= (now?.name ?? '')
      }
      await until(isThere, HAND_OVER_MS, () => `The archive has no ${now?.name}`)
    }
    /** Stops the portal, loses something, restores by pgBackRest, puts the files back and starts the portal; answers the seconds. */
    const restore = async (lose: () => Promise<void>, ...options: string[]) => {
      const begun = performance.now()
      const resume = await portal.halt()
      await lose()
      await archived.onDatabase('restore', ...options)
      await postgres.startAgain()
      const { output } = await run('restore', '--files')
      assert.match(output, /^The files of this database are there: \d+ files/)
      await resume()
      return (performance.now() - begun) / 1000
    }
    try {
      steps.begin('backing up while people write')
      const sending = await startSending(portal.addresses[0] ?? '')
      await sending.forSeconds(WORK_S)
      // That of the day, by a server's job: pgBackRest makes one at a time.
      const ofTheDay = join(archived.folder, 'backup/portal/latest')
      await until(
        () => stat(ofTheDay),
        HAND_OVER_MS,
        () => 'No server has made the backup of the day',
      )
      const made = await run('backup')
      assert.match(made.output, /with \d{8}-\d{6}F\S* of portal in the repository of pgBackRest/)
      await sending.forSeconds(WORK_S)
      const instant = new Date()
      await sending.forSeconds(WORK_S)
      await handOver()
      const verified = await run('verify-backup')
      assert.match(verified.output, /The repository of pgBackRest is whole: last backup \d{8}-\d{6}F\S*, last fed at/)
      await sending.forSeconds(WORK_S)

      steps.begin('losing the disk')
      const lostAt = Date.now()
      await postgres.kill()
      await sending.stop().catch(() => {})
      await rm(postgres.data, { recursive: true, force: true })
      const { dated } = sending
      const toEnd = await restore(archived.makeDisk)
      const lost = lostOf(await idsIn(), dated)
      const lostS = lost.length === 0 ? 0 : (lostAt - Math.min(...lost.map(({ answeredAt }) => answeredAt))) / 1000
      assert.ok(lostS <= MOST_LOST_S, `${lost.length} mails of the last ${lostS} s are lost`)

      steps.begin('an instant between two writes')
      const target = instant.toISOString().replace('T', ' ').replace('Z', '+00')
      // Files of the last seconds are on no other disk: here all of them are to come back.
      const lose = async () => {
        await postgres.kill('SIGINT')
        await rm(portal.env.FILES_FOLDER, { recursive: true, force: true })
      }
      const toInstant = await restore(lose, '--delta', '--type=time', `--target=${target}`, '--target-action=promote')
      requireInstant(await idsIn(), dated, instant)

      steps.begin('what is spoilt or late is told')
      await handOver()
      await portal.halt()
      await postgres.kill('SIGINT')
      const newest = await newestSegment(archived.folder)
      const late = new Date(Date.now() - (MOST_LOST_S + 60) * 1000)
      await utimes(newest, late, late)
      assert.match(await fail('verify-backup'), /was last fed at \S+, more than 15 minutes ago/)
      await appendFile(newest, 'x')
      assert.match(await fail('verify-backup'), /pgBackRest finds its repository spoilt/)

      const seconds = (value: number) => `${value.toFixed(1)} s`
      return (
        `${dated.length} mails sent meanwhile; backup ${seconds(made.seconds)}, verified in ${seconds(verified.seconds)}; disk lost: ` +
        `${lost.length} mails of the last ${seconds(lostS)} (at most ${MOST_LOST_S / 60} min), the portal ready on the rest after ${seconds(toEnd)}; ` +
        `an instant after ${seconds(toInstant)}, to the mail; an archive that is late or spoilt is told`
      )
    } finally {
      await portal.stop()
    }
  } finally {
    await archived.stop()
    await backups.remove()
  }
}

async function newestSegment(repository: string): Promise<string> {
  const names = await readdir(join(repository, 'archive'), { recursive: true })
  const segments = names.filter(name => SEGMENT.test(name.split('/').at(-1) ?? '')).sort()
  const newest = join(repository, 'archive', segments.at(-1) ?? '')
  assert.ok((await stat(newest)).isFile())
  return newest
}
