import pg from 'pg'
import { KEEP_ALIVE_MS } from '../database/limits'
import type { Hub } from './hub'
import { CHANNEL, type News } from './tell'

/** Milliseconds until a lost connection is tried again. */
const AGAIN_AFTER = 1000
/** For a database that takes connections and says nothing. */
const CONNECT_MS = 10_000

type Told = News & { readonly personIds: readonly string[] }

interface Log {
  warn(details: object, text: string): void
}

/**
 * Passes on to the hub what any server process tells through the database. One connection of its own, since a
 * pooled one would hear nothing between queries. The answer stops it.
 */
export function listen(url: string, hub: Hub, log: Log): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const lost = (error?: Error) => {
    if (error) log.warn({ err: error }, 'live updates lost their connection')
    client?.removeAllListeners()
    client?.on('error', () => undefined)
    client = undefined
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
    opened.on('notification', ({ payload }) => pass(hub, payload))
    opened.once('error', lost)
    opened.once('end', () => lost())
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
      hub.tellAll()
    } catch (error) {
      if (client === opened) lost(error as Error)
    }
  }
  const opening = open()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await opening
    client?.removeAllListeners()
    client?.on('error', () => undefined)
    await client?.end()
  }
}

function pass(hub: Hub, payload: string | undefined): void {
  const { personIds, ...news } = JSON.parse(payload ?? '{"personIds":[]}') as Told
  hub.tell(personIds, news)
}
