import type { FastifyInstance } from 'fastify'
import { keepWarm } from '../figures/kept/keep-warm'
import { stopReading } from '../intake/recognition/queue'
import { refuseDemoPeople } from '../people/identity/demo-people'
import { findCaller } from '../people/identity/find-caller'
import { refuseOfficerConflicts } from '../people/identity/officers'
import { serveSignOn } from '../people/identity/sign-on/serve'
import { noteRefused } from '../platform/audit/refused-calls'
import type { Config } from '../platform/config'
import { connect, connectReplica } from '../platform/database/connect'
import { LIMITS } from '../platform/database/limits'
import { serveLinks } from '../platform/files/open'
import { renewSeals } from '../platform/files/renew-seals'
import { serveDocs } from '../platform/http/docs'
import { serveHealth } from '../platform/http/health'
import { createHttp, type LogTarget } from '../platform/http/http'
import { servePortal } from '../platform/http/portal'
import { register } from '../platform/http/register'
import { LANES } from '../platform/jobs/job'
import { keepDue } from '../platform/jobs/periodic'
import { createWorker } from '../platform/jobs/worker'
import { serveLive } from '../platform/live/serve-live'
import type { Folders } from '../platform/observation/disks'
import { serveMetrics } from '../platform/observation/serve-metrics'
import type { Route } from '../platform/route'
import type { Services } from '../platform/services'
import { serveMedia } from '../post/courses/media'
import { lastBackup } from './backup/nightly'
import { databaseFolder } from './database-url'
import { JOBS } from './jobs'
import { routes as allRoutes } from './routes'

interface Options {
  readonly routes?: readonly Route[]
  /** Where log lines go; standard output otherwise. */
  readonly logTo?: LogTarget
  /** Whether what falls due is done by the server itself; true unless told. */
  readonly keepsHouse?: boolean
}

/** The whole server, ready to listen: every call of the contract, links to files, the portal itself. */
export async function buildApp(
  services: Services,
  { routes = allRoutes, logTo, keepsHouse = true }: Options = {},
): Promise<FastifyInstance> {
  const { config } = services
  if (config.production) await refuseDemoPeople(services.db)
  await refuseOfficerConflicts(services.db)
  const app = await createHttp(services, {
    logTo,
    onRefused: (request, refusal) => noteRefused(services, request, refusal),
  })
  app.decorate('findCaller', (token: string, inUse: boolean) => findCaller(services, token, inUse))
  register(app, routes, services)
  serveLinks(app, services)
  serveMedia(app, services)
  serveSignOn(app, services)
  const windows = serveLive(app, services)
  serveMetrics(app, services, { windows, folders: foldersOf(config), lastBackup: () => lastBackup(config) })
  serveHealth(app, services)
  if (!config.production) await serveDocs(app, config.basePath)
  if (config.portalFolder !== undefined) await servePortal(app, services, config.portalFolder)
  await workInBackground(app, services, keepsHouse)
  return app
}

/** Those whose disks may fill up; a database or a bucket that others keep has disks of its own. */
const foldersOf = ({ dataFolder, databaseUrl, files, backupFolder }: Config): Folders => ({
  data: dataFolder,
  ...(databaseUrl === undefined && { database: databaseFolder({ dataFolder }) }),
  ...(files.kind === 'folder' && { files: files.folder }),
  ...(backupFolder !== undefined && { backups: backupFolder }),
})

/** What nobody waits for has connections and limits of its own. */
async function workInBackground(app: FastifyInstance, services: Services, keepsHouse: boolean): Promise<void> {
  const { config, databaseUrl } = services
  const background = {
    ...services,
    db: connect(databaseUrl, LIMITS.background),
    ...(config.readUrl && { replica: connectReplica(databaseUrl, config.readUrl, LIMITS.background) }),
  }
  const worker = createWorker(background, JOBS, app.log)
  const stops = [await worker.work(keepsHouse ? LANES : ['exports']), () => stopReading(services)]
  if (keepsHouse)
    stops.unshift(keepDue(background, JOBS, app.log), renew(background, app.log), keepWarm(background, app.log))
  app.addHook('onClose', async () => {
    for (const stop of stops) await stop()
    await background.db.destroy()
    await background.replica?.destroy()
  })
}

/** Files of hours need not be done before a server stops: the next start goes on. */
function renew(services: Services, log: FastifyInstance['log']): () => Promise<void> {
  const stopping = new AbortController()
  const renewing = renewSeals(services, log, stopping.signal).catch(error =>
    log.error({ err: error }, 'renewSeals failed'),
  )
  return () => {
    stopping.abort()
    return renewing
  }
}
