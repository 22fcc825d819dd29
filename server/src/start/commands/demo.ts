import { fillCases, isDemo } from '../../../fixtures/demo'
import { runWithServices } from './with-services'

/** Ordinary cases beside those of the guided tour: about two thousand petitions together. */
const SIZES: Readonly<Record<string, number>> = { S: 1800 }

// npm run demo -- --size S: simulates the demonstration's cases that have not been simulated, up to that size.
runWithServices(async (services, [option, size = '']) => {
  const cases = SIZES[size]
  if (option !== '--size' || cases === undefined) throw new Error('Usage: demo --size S')
  if (services.config.production || !(await isDemo(services.db)))
    throw new Error('There is no demonstration in this database; npm start makes it')
  const simulated = await fillCases(services, cases, line => console.log(line))
  console.log(`${simulated} cases are new`)
}, 'owner')
