import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { DAY_MS } from '../../platform/calendar/china-time'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** Incremental ones need all before them up to the last full one. */
const FULL_EVERY_MS = 7 * DAY_MS
/** A lost disk may take no more along than this. */
export const MOST_LOST_MS = 15 * MINUTE_MS
/** Of the name of a segment that is the name of its folder. */
const FOLDER_LENGTH = 16
/** What it lists of a folder of 256 segments, or of all backups, and more. */
const MOST_SAID = 64 * 1024 * 1024

const Stanza = z.object({
  name: z.string(),
  status: z.object({ code: z.int(), message: z.string() }),
  /** One for each history of PostgreSQL, the oldest first; its last segment. */
  archive: z.array(z.object({ id: z.string(), max: z.string().nullable() })),
  /** The oldest first; seconds since 1970. `error`: pages whose checksums are wrong. */
  backup: z.array(
    z.object({
      label: z.string(),
      type: z.string(),
      error: z.boolean().nullish(),
      timestamp: z.object({ start: z.int(), stop: z.int() }),
    }),
  ),
})
type Stanza = z.infer<typeof Stanza>

const Listed = z.record(z.string(), z.object({ time: z.int().optional() }))

/** Well, no backup yet, and not alike in several repositories. */
const USABLE = [0, 2, 4]

/** What pgBackRest says of a stanza. Throws where it is none that can be used. */
export function readStanza(json: string): Stanza {
  const [stanza] = z.array(Stanza).parse(JSON.parse(json))
  if (!stanza) throw new Error('pgBackRest knows no such stanza')
  const { name, status } = stanza
  if (!USABLE.includes(status.code)) throw new Error(`pgBackRest says of its stanza ${name}: ${status.message}`)
  return stanza
}

/** Has pgBackRest make a backup, a full one where the last full one is a week old. Answers its label. */
export async function backUpRepository(name: string, now: Date, signal?: AbortSignal): Promise<string> {
  const type = nextType(await stanzaOf(name), now)
  await ask(name, ['backup', `--type=${type}`], signal)
  const label = await newestLabel(name)
  if (label === undefined) throw new Error(`pgBackRest has made no backup of ${name}`)
  return label
}

/** Incremental ones go on from the last full one for a week, by when it was begun. */
export function nextType({ backup }: Pick<Stanza, 'backup'>, now: Date): 'full' | 'incr' {
  const full = backup.findLast(({ type }) => type === 'full')
  // Of two that are begun at the same hour a week apart, the second one is to be full.
  const isOld = !full || now.getTime() - full.timestamp.start * SECOND_MS > FULL_EVERY_MS - DAY_MS / 2
  return isOld ? 'full' : 'incr'
}

/** The last backup in the repository; undefined where there is none. */
export const newestLabel = async (name: string): Promise<string | undefined> =>
  (await stanzaOf(name)).backup.at(-1)?.label

/** When the last backup in the repository was begun; undefined where there is none. */
export async function lastInRepository(name: string): Promise<Date | undefined> {
  const last = (await stanzaOf(name)).backup.at(-1)
  return last && new Date(last.timestamp.start * SECOND_MS)
}

/** Has pgBackRest read all that is in the repository; answers what is there, or throws where it is spoilt or not fed any more. */
export async function verifyRepository(name: string, now: Date): Promise<string> {
  const said = await ask(name, ['verify', '--output=text', '--verbose'])
  // Some versions end well even where they have found something.
  if (!/^status: ok$/m.test(said)) throw new Error(`pgBackRest finds its repository spoilt:\n${said.trim()}`)
  const stanza = await stanzaOf(name)
  const last = stanza.backup.at(-1)
  if (!last) throw new Error(`The repository of pgBackRest has no backup of ${name}: npm run backup makes one`)
  const wrong = stanza.backup.filter(({ error }) => error).map(({ label }) => label)
  if (wrong.length > 0) throw new Error(`PostgreSQL had pages with wrong checksums in the backups ${wrong.join(', ')}`)
  const fedAt = requireFed(await lastFed(stanza), now)
  return `The repository of pgBackRest is whole: last backup ${last.label}, last fed at ${fedAt.toISOString()}`
}

/** Throws where the repository would be older than it may be, were the disk of the database lost now. */
export function requireFed(at: Date | undefined, now: Date): Date {
  if (at === undefined) throw new Error('The repository of pgBackRest was never fed: see archive_command of PostgreSQL')
  if (now.getTime() - at.getTime() <= MOST_LOST_MS) return at
  throw new Error(
    `The repository of pgBackRest was last fed at ${at.toISOString()}, more than ${MOST_LOST_MS / MINUTE_MS} minutes ago: see ` +
      'pg_stat_archiver and the log of PostgreSQL. Where no server of the portal ran meanwhile, verify again once one does',
  )
}

/** When the last segment came into the repository. */
async function lastFed({ name, archive }: Stanza): Promise<Date | undefined> {
  const { id, max } = archive.at(-1) ?? {}
  if (!id || !max) return undefined
  const folder = `archive/${name}/${id}/${max.slice(0, FOLDER_LENGTH)}`
  const listed = Listed.parse(JSON.parse(await ask(name, ['repo-ls', folder, '--output=json'])))
  const [, file] = Object.entries(listed).find(([path]) => path.startsWith(`${max}-`)) ?? []
  return file?.time === undefined ? undefined : new Date(file.time * SECOND_MS)
}

const stanzaOf = async (name: string) => readStanza(await ask(name, ['info', '--output=json']))

/** Runs it as this machine has it configured; throws with what it says where it fails. */
async function ask(stanza: string, args: readonly string[], signal?: AbortSignal): Promise<string> {
  const options = { env: { ...process.env, PGBACKREST_STANZA: stanza }, maxBuffer: MOST_SAID, signal }
  const logged = ['--log-level-console=off', '--log-level-stderr=error']
  try {
    const { stdout } = await promisify(execFile)('pgbackrest', [...args, ...logged], options)
    return stdout
  } catch (error) {
    const { code, stderr, message } = error as Error & { code?: string | number; stderr?: string }
    if (code === 'ENOENT')
      throw new Error('PGBACKREST_STANZA names a stanza of pgBackRest, which is not installed on this machine')
    throw new Error(`pgbackrest ${args[0]}: ${stderr?.trim() || message}`, { cause: error })
  }
}
