import { join } from 'node:path'
import { fillCases, fillDemo, isDemo, isEmpty, openHall, showMenus } from '../../fixtures/demo'
import { makeDemonstration } from '../people/identity/certificates/demo/authority'
import type { Config } from '../platform/config'
import { connect } from '../platform/database/connect'
import { localStore } from '../platform/files/local-store'
import { openFieldKeys } from '../platform/keys/open-keys'
import type { Services } from '../platform/services'
import { loadCodes } from '../platform/tables/load-codes'
import { buildApp } from './app'
import { type DatabaseUrls, databaseUrls } from './database-url'
import { listen } from './listen'
import { openLog } from './log-files'
import { asOwner, prepareRoles } from './prepare-roles'
import type { Report, Summary } from './report'
import { summaryOf } from './summary'
import { createTeardown } from './teardown'

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
    const db = connect(urls.server)
    teardown.add(() => db.destroy())
    const services = await prepareTables(config, db, urls, report)
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

/** By the owner: what is filled in at once has to be looked at by PostgreSQL, which only an owner may ask for. */
function prepareTables(config: Config, db: Services['db'], urls: DatabaseUrls, report: Report): Promise<Services> {
  report.step('Preparing the tables')
  return asOwner(urls, async owner => {
    await prepareRoles(owner, urls, config, report)
    const keys = await openFieldKeys(owner, config, { makes: true })
    const files = localStore(join(config.dataFolder, 'files'), keys)
    const services: Services = { config, db, databaseUrl: urls.server, files, fieldKeys: keys, now: () => new Date() }
    await fillTables({ ...services, db: owner }, report)
    return services
  })
}

async function fillTables(services: Services, report: Report): Promise<void> {
  await loadCodes(services.db, services.config.codeTables)
  if (services.config.production) return
  if (await isEmpty(services.db)) {
    report.step('Filling in the demonstration')
    await fillDemo(services, report.note)
  }
  if (!(await isDemo(services.db))) return
  await showMenus(services)
  const { demoCases } = services.config
  if (demoCases === 0) return
  await fillCases(services, demoCases, report.note)
  await openHall(services)
}

async function prepareCertificates({ config, now }: Services): Promise<void> {
  const { production, certificateFolder } = config
  if (!production && certificateFolder !== undefined) await makeDemonstration(certificateFolder, now())
}
