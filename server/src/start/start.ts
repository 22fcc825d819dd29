import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createStream } from 'rotating-file-stream'
import {
  demoAccounts,
  fillCases,
  fillDemo,
  isDemo,
  isEmpty,
  openHall,
  registerToday,
  showMenus,
} from '../../fixtures/demo'
import { fillPast } from '../../fixtures/load/past/past'
import { makeDemonstration } from '../people/identity/certificates/demo/authority'
import { passwordFits } from '../people/identity/passwords'
import { deliverAgain } from '../people/rights/deliver'
import { dayOf } from '../platform/calendar/china-time'
import type { Config } from '../platform/config'
import { connect, connectReplica } from '../platform/database/connect'
import { sharedSessions } from '../platform/database/pool'
import { openStore } from '../platform/files/open-store'
import type { LogTarget } from '../platform/http/http'
import { openFieldKeys } from '../platform/keys/open-keys'
import type { Services } from '../platform/services'
import { loadCodes } from '../platform/tables/load-codes'
import { deliverHelpAgain } from '../post/knowledge/help/deliver'
import { buildApp } from './app'
import { type DatabaseUrls, databaseUrls } from './database-url'
import { asOwner, prepareRoles } from './prepare-roles'
import type { Report, Summary } from './report'
import { createTeardown, type Teardown } from './teardown'

const NAME = 'server.log'
/** For the owner alone: lines tell who called what. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/**
 * The log in a folder, a file a day, of which as many are kept as the province says; undefined where it goes to standard
 * output. A disk that is full costs lines and never the server.
 */
export async function openLog({ logFolder, logDays }: Config, teardown: Teardown): Promise<LogTarget | undefined> {
  if (logFolder === undefined) return undefined
  await mkdir(logFolder, { recursive: true, mode: FOLDER_MODE })
  const stream = createStream(nameOf, {
    path: logFolder,
    interval: '1d',
    initialRotation: true,
    intervalBoundary: true,
    maxFiles: logDays,
    mode: FILE_MODE,
  })
  stream.on('error', error => console.error('The log cannot be written:', error.message))
  teardown.add(() => new Promise<void>(resolve => stream.end(resolve)))
  return { write: line => void stream.write(line) }
}

/** Of the day that is over where there is one; a second one of a day has its number. */
const nameOf = (time: Date | number | null, index = 1): string =>
  time ? `server-${dayOf(new Date(time))}${index > 1 ? `.${index}` : ''}.log` : NAME

const SECOND_MS = 1000
/** Calls that are still running when the server stops get so long to end. */
const CLOSE_MS = 10_000
/** Hosts that mean all interfaces, and so are no address to open. */
const ANY_HOST = ['0.0.0.0', '::']

/** Listens, and answers the address at which the portal is reached on this machine. */
async function listen(app: FastifyInstance, config: Config, teardown: Teardown): Promise<string> {
  teardown.add(() => close(app))
  await app.listen({ host: config.host, port: config.port })
  teardown.add(async () => {
    app.leave()
    await pause(config.leaveSeconds * SECOND_MS)
  })
  const { port } = app.server.address() as AddressInfo
  const host = ANY_HOST.includes(config.host) ? 'localhost' : config.host
  return `${config.https ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}${config.basePath}`
}

async function close(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS)
  await app.close().finally(() => clearTimeout(timer))
}

export interface Running {
  readonly summary: Summary
  /** Ends what was started, the last first. */
  stop(): Promise<void>
}

/** Brings up the database and everything that stands on it. Where a step fails, what was begun is ended again. */
export async function start(config: Config, report: Report): Promise<Running> {
  const teardown = createTeardown()
  try {
    report.step('Starting the database')
    const urls = await databaseUrls(config, report, teardown)
    if (config.directUrl !== undefined) sharedSessions.add(urls.server)
    const db = connect(urls.server)
    teardown.add(() => db.destroy())
    const prepared = await prepareTables(config, db, urls, report)
    const services = { ...prepared, ...replicaOf(config, urls, teardown) }
    await prepareCertificates(services)
    report.step('Starting to listen')
    const logTo = await openLog(config, teardown)
    const address = await listen(await buildApp(services, logTo && { logTo }), config, teardown)
    return { summary: await summaryOf(services, address), stop: teardown.run }
  } catch (error) {
    await teardown.run()
    throw error
  }
}

function replicaOf({ readUrl }: Config, { server }: DatabaseUrls, teardown: Teardown): Pick<Services, 'replica'> {
  if (readUrl === undefined) return {}
  const replica = connectReplica(server, readUrl)
  teardown.add(() => replica.destroy())
  return { replica }
}

/** By the owner: what is filled in at once has to be looked at by PostgreSQL, which only an owner may ask for. */
function prepareTables(config: Config, db: Services['db'], urls: DatabaseUrls, report: Report): Promise<Services> {
  report.step('Preparing the tables')
  return asOwner(urls, async owner => {
    await prepareRoles(owner, urls, config, report)
    const keys = await openFieldKeys(owner, config, { makes: true })
    const files = await openStore(config.files, keys, db)
    const services: Services = { config, db, databaseUrl: urls.server, files, fieldKeys: keys, now: () => new Date() }
    await fillTables({ ...services, db: owner }, report)
    return services
  })
}

async function fillTables(services: Services, report: Report): Promise<void> {
  await loadCodes(services.db, services.config.codeTables)
  await deliverAgain(services.db)
  await deliverHelpAgain(services.db)
  if (services.config.production) return
  if (await isEmpty(services.db)) {
    report.step('Filling in the demonstration')
    await fillDemo(services, report.note)
  }
  if (!(await isDemo(services.db))) return
  await showMenus(services)
  const { demoCases, demoPast } = services.config
  if (demoCases === 0) return
  await fillCases(services, demoCases, report.note)
  await fillPast(services, demoPast, report.note)
  await openHall(services)
  await registerToday(services)
}

async function prepareCertificates({ config, now }: Services): Promise<void> {
  const { production, certificateFolder } = config
  if (!production && certificateFolder !== undefined) await makeDemonstration(certificateFolder, now())
}

/** The address, and with a demonstration whom one can sign in as. */
async function summaryOf({ config, db }: Services, address: string): Promise<Summary> {
  const person = await db.selectFrom('person').where('is_demo', '=', true).selectAll().limit(1).executeTakeFirst()
  if (!person) return { address, accounts: [] }
  // An earlier start may have filled it in with another password.
  const fits = await passwordFits(person.password_hash, config.demoPassword)
  return { address, accounts: demoAccounts, ...(fits && { password: config.demoPassword }) }
}
