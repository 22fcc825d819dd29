import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { readConfig } from '../src/platform/config'
import { connect, type Db } from '../src/platform/database/connect'
import { LIMITS } from '../src/platform/database/limits'
import { migrate } from '../src/platform/database/migrate'
import { letServerIn, serverUrlOf } from '../src/platform/database/server-role'
import { localStore } from '../src/platform/files/local-store'
import { noteKey } from '../src/platform/keys/open-keys'
import type { Services } from '../src/platform/services'
import { loadCodes } from '../src/platform/tables/load-codes'
import { testKeys } from './keys'
import { PROVINCE } from './province'

export type TemplateName = 'empty' | 'demo' | 'simulated'

/** Of the simulated cases: when, and how many ordinary ones, enough to take every way a few times. */
export const SIMULATED = { at: '2026-11-20T08:00:00+08:00', ordinary: 40 } as const

const FILL: Record<TemplateName, (services: Services) => Promise<void>> = {
  empty: async () => {},
  demo: async services => {
    const { fillDemo } = await import('../fixtures/demo')
    await fillDemo(services, () => {})
  },
  simulated: async services => {
    const { fillCases, fillDemo } = await import('../fixtures/demo')
    const then = { ...services, now: () => new Date(SIMULATED.at) }
    await fillDemo(then, () => {})
    await fillCases(then, SIMULATED.ordinary, () => {})
  },
}

/** Makes a new database into what a template holds, and leaves no connection to it. */
export async function fillTemplate(template: TemplateName, url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-template-'))
  const db = connect(url, LIMITS.upkeep)
  try {
    await migrate(db)
    await letServerIn(db, serverUrlOf(url))
    await noteKey(db, testKeys)
    await loadCodes(db, PROVINCE.codeTables)
    const config = readConfig({}, folder, PROVINCE)
    const files = localStore(folder, testKeys)
    await FILL[template]({ config, db, databaseUrl: url, files, fieldKeys: testKeys, now: () => new Date() })
    await makeSignInQuick(db, config.demoPassword)
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true })
  }
}

/** The least that argon2 takes: nearly every test signs somebody in. */
const QUICK = { memoryCost: 8, timeCost: 1, parallelism: 1 }

async function makeSignInQuick(db: Db, password: string): Promise<void> {
  await db
    .updateTable('person')
    .where('is_demo', '=', true)
    .set({ password_hash: await hash(password, QUICK) })
    .execute()
}
