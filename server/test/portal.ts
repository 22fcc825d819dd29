import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../src/platform/config'
import { connect } from '../src/platform/database/connect'
import { LIMITS, type Limits } from '../src/platform/database/limits'
import { sharedSessions } from '../src/platform/database/pool'
import type { FileSettings } from '../src/platform/files/file-settings'
import { openStore } from '../src/platform/files/open-store'
import type { LogTarget } from '../src/platform/http/http'
import type { Route } from '../src/platform/route'
import type { Services } from '../src/platform/services'
import { buildApp } from '../src/start/app'
import { routes as serverRoutes } from '../src/start/routes'
import { type Client, createClient } from './client'
import { createClock, type TestClock } from './clock'
import { copyOf, type TemplateName } from './databases'
import { testKeys } from './keys'
import { PROVINCE } from './province'

/** The first that asks for a template makes it. */
const LONGEST_MS = 240_000
const END_LIMIT_MS = 20_000
const READ_ONLY = 'application_name=replica&options=-c%20default_transaction_read_only%3Don'

export interface PortalOptions {
  /**
   * `demo` has what the demonstration has, people, petitions and so on; `played` its cases, too; `empty`, the default, the
   * code tables alone.
   */
  readonly database?: TemplateName
  readonly config?: Partial<Config>
  /** Where files lie, where not in a folder of the portal's own. */
  readonly files?: Partial<FileSettings>
  /** As behind a pooler that shares sessions; what goes past it calls itself `direct`. */
  readonly isPooled?: boolean
  /** What a replica may be asked goes over connections that change nothing. */
  readonly hasReplica?: boolean
  /** Besides those of the server. */
  readonly routes?: readonly Route[]
  readonly logTo?: LogTarget
  /** Of the connections of calls, where those of the server would take too long to reach. */
  readonly limits?: Limits
  /**
   * The server does what falls due by itself. Not otherwise: by a clock that tests move it would do the work of a day
   * before the test that watches it being done.
   */
  readonly keepsHouse?: boolean
}

/** The whole server, listening, with a database and a folder of its own, and a client that speaks to it over HTTP. */
export interface Portal extends Client {
  readonly services: Services
  /** As the owner of the tables: what a test arranges and looks at, past the server. */
  readonly db: Services['db']
  /** With the base path, ends with a slash. */
  readonly address: string
  /** The server's clock: the real one until a test moves it. */
  readonly clock: TestClock
  stop(): Promise<void>
}

export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const { database = 'empty', routes = [], logTo, limits, keepsHouse = false } = options
  const folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  const copy = await copyOf(database)
  const clock = createClock()
  const settings = { DATA_FOLDER: folder, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', MAX_LAG_MS: '0' }
  const read = readConfig(settings, folder, PROVINCE)
  const { isPooled = false } = options
  const databaseUrl = isPooled ? `${copy.url}?application_name=pooled` : copy.url
  if (isPooled) sharedSessions.add(databaseUrl)
  const directUrl = isPooled ? `${copy.url}?application_name=direct` : undefined
  const config = { ...read, directUrl, ...options.config, files: { ...read.files, ...options.files } }
  const serverDb = connect(databaseUrl, limits)
  const services: Services = {
    config,
    db: serverDb,
    ...(options.hasReplica && { replica: connect(`${databaseUrl}?${READ_ONLY}`) }),
    databaseUrl,
    files: await openStore(config.files, testKeys, serverDb),
    fieldKeys: testKeys,
    now: clock.now,
  }
  const db = connect(copy.ownerUrl, LIMITS.upkeep)
  const app = await buildApp(services, { routes: [...serverRoutes, ...routes], keepsHouse, ...(logTo && { logTo }) })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const address = origin + services.config.basePath
  const stop = async () => {
    // An answer whose body no test read keeps its connection busy until it is collected, and the server waiting.
    app.server.closeAllConnections()
    await ending('the server', app.close())
    await ending('its connections', services.db.destroy())
    await ending('those to its replica', services.replica?.destroy() ?? Promise.resolve())
    await ending('connections of the test', db.destroy())
    await ending('the database', copy.drop())
    await rm(folder, { recursive: true })
  }
  return { ...createClient(address, services), services, db, address, clock, stop }
}

/** Names what a stop waits for, before the hook that stops a portal has no time left. */
async function ending(what: string, end: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end in time`)), END_LIMIT_MS)
  })
  await Promise.race([end, late]).finally(() => clearTimeout(timer))
}

/**
 * A portal for all tests of a file: started before the first, stopped after the last.
 * @param options or what gives them once hooks that were named before have run
 */
export function usePortal(options: PortalOptions | (() => PortalOptions) = {}): Portal {
  let portal: Portal | undefined
  beforeAll(async () => {
    portal = await startPortal(typeof options === 'function' ? options() : options)
  }, LONGEST_MS)
  afterAll(async () => portal?.stop())
  // What a test reaches for is there by the time it runs, though not when it is described.
  return new Proxy({} as Portal, { get: (_, key) => Reflect.get(portal ?? notStarted(), key) })
}

function notStarted(): never {
  throw new Error('The portal is there inside tests and hooks only')
}
