import { rm, writeFile } from 'node:fs/promises'
import { connect } from '../../src/platform/database/connect'
import { startEmbedded } from '../../src/platform/database/embedded'
import { LIMITS } from '../../src/platform/database/limits'
import { migrate } from '../../src/platform/database/migrate'
import { makeTestFolder } from '../folders'
import { SCHEMA_FILE, schemaTypes } from './types'

/** Writes the schema's types anew: `npm run generate:schema`. */
async function generateSchema(): Promise<void> {
  const folder = makeTestFolder()
  const embedded = await startEmbedded({ folder, log: () => {}, settings: { fsync: 'off' } })
  const db = connect(embedded.url, LIMITS.upkeep)
  try {
    await migrate(db)
    await writeFile(SCHEMA_FILE, await schemaTypes(embedded.url))
  } finally {
    await db.destroy()
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

void generateSchema()
