import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/config'
import { connect } from '../src/database/connect'
import { migrate } from '../src/database/migrate'
import { localStore } from '../src/files/local-store'
import type { Services } from '../src/services'
import { loadCodes } from '../src/tables/load-codes'
import { testKeys } from './keys'
import { PROVINCE } from './province'

export type TemplateName = 'empty' | 'demo'

const FILL: Record<TemplateName, (services: Services) => Promise<void>> = {
  empty: async () => {},
  demo: async services => {
    const { fillDemo } = await import('../src/demo')
    await fillDemo(services, () => {})
  },
}

/** Makes a new database into what a template holds, and leaves no connection to it. */
export async function fillTemplate(template: TemplateName, url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-template-'))
  const db = connect(url)
  try {
    await migrate(db)
    await loadCodes(db, PROVINCE.codeTables)
    await FILL[template]({
      config: readConfig({}, folder, PROVINCE),
      db,
      databaseUrl: url,
      files: localStore(folder),
      fieldKeys: testKeys,
      now: () => new Date(),
    })
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true })
  }
}
