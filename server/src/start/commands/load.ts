import { fillCases, fillDemo, isDemo, isEmpty } from '../../../fixtures/demo'
import { findFaults } from '../../../fixtures/load/check'
import { load } from '../../../fixtures/load/load'
import { SIZES } from '../../../fixtures/load/shares'
import { migrate } from '../../platform/database/migrate'
import type { Services } from '../../platform/services'
import { loadCodes } from '../../platform/tables/load-codes'
import { runWithServices } from './with-services'

/** Ordinary cases of the demonstration, of which the loaded petitions are copies. */
const MODELS = 300
const USAGE = 'Usage: load --size M | --count <number> | --check'

// npm run load -- --size M: a million petitions beside the demonstration, for measuring. npm run load -- --check
runWithServices(async (services, [option, value = '']) => {
  if (option === '--check') return await check(services)
  const count = option === '--size' ? SIZES[value] : option === '--count' ? Number(value) : undefined
  if (count === undefined || !Number.isInteger(count)) throw new Error(USAGE)
  await prepare(services)
  await load(services, count, line => console.log(line))
}, 'owner')

/** The demonstration, with cases enough to be copied. */
async function prepare(services: Services): Promise<void> {
  const { db, config } = services
  if (config.production) throw new Error('Nothing is loaded into a portal in production')
  await migrate(db)
  await loadCodes(db, config.codeTables)
  if (await isEmpty(db)) await fillDemo(services, line => console.log(line))
  if (!(await isDemo(db))) throw new Error('This database holds other petitions than the demonstration')
  await fillCases(services, MODELS, line => console.log(line))
}

async function check({ db }: Services): Promise<void> {
  const faults = await findFaults(db)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else console.log('Everything fits together')
}
