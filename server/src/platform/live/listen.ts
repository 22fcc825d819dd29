import pg from 'pg'
import { keptOf } from '../database/kept'
import { KEEP_ALIVE_MS } from '../database/limits'
import type { Services } from '../services'
import type { Hub } from './hub'
import { CHANNEL, type News } from './tell'

/** Milliseconds until a lost connection is tried again. */
const AGAIN_AFTER = 1000
/** For a database that takes connections and says nothing. */
const CONNECT_MS = 10_000

/** Triggers tell here that what servers keep has changed: all of it, or the session of a token's hash. */
const KEPT_CHANNEL = 'portal_kept'
/** Asked this often whether all has been heard; again in the same words, because then nothing changes. */
const HEARD_EVERY_MS = 1000
const STILL_THERE = `listen ${KEPT_CHANNEL}`

/** Whose changes are heard. */
export type Heard = Pick<Services, 'databaseUrl'> & { readonly config: Pick<Services['config'], 'directUrl'> }

type Told = News & { readonly personIds: readonly string[] }

interface Log {
  warn(details: object, text: string): void
}

/**
 * Passes on to the hub what any server process tells through the database, and forgets what has changed of what is
 * kept, of which nothing is used while that cannot be heard. One connection of its own, since a pooled one would hear
 * nothing between queries. The answer stops it.
 */
export function listen({ config, databaseUrl }: Heard, hub: Hub, log: Log): () => Promise<void> {
  const url = config.directUrl ?? databaseUrl
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const kept = keptOf(databaseUrl)

  const lost = (error?: Error) => {
    if (error) log.warn({ err: error }, 'live updates lost their connection')
    client?.removeAllListeners()
    client?.on('error', () => undefined)
    client = undefined
    kept.distrust()
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(() => void open(), AGAIN_AFTER).unref()
  }
  const open = async () => {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    client = opened
    opened.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) pass(hub, payload)
      else if (payload) kept.dropCaller(payload)
      else kept.drop('all')
    })
    opened.once('error', lost)
    opened.once('end', () => lost())
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
      await hearOn(opened)
      hub.tellAll()
    } catch (error) {
      if (client === opened) lost(error as Error)
    }
  }
  /** What was told before the database answers has been heard by then. */
  const hearOn = async (opened: pg.Client) => {
    const asked = performance.now()
    await opened.query(STILL_THERE)
    if (client !== opened || stopped) return
    kept.trust(asked)
    timer = setTimeout(() => void hearOn(opened).catch(() => undefined), HEARD_EVERY_MS).unref()
  }
  const opening = open()
  return async () => {
    stopped = true
    await opening
    clearTimeout(timer)
    kept.distrust()
    client?.removeAllListeners()
    client?.on('error', () => undefined)
    await client?.end()
  }
}

function pass(hub: Hub, payload: string | undefined): void {
  const { personIds, ...news } = JSON.parse(payload ?? '{"personIds":[]}') as Told
  hub.tell(personIds, news)
}
