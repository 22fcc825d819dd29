import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { useDatabase } from '../../../test/database'
import { SCHEMA_FILE, schemaTypes } from '../../../test/schema/types'

describe('The types of the tables', () => {
  const database = useDatabase()

  it('are those of a migrated database; npm run generate:schema brings them up to date', async () => {
    expect(await schemaTypes(database.ownerUrl)).toBe(await readFile(SCHEMA_FILE, 'utf8'))
  })

  it('change with a column, and refuse what is declared for one that is gone', async () => {
    const { ownerDb, ownerUrl } = database
    await sql`alter table petition add column one_more integer`.execute(ownerDb)
    expect(await schemaTypes(ownerUrl)).toContain('  one_more: number | null;\n')
    await sql`alter table clock rename column unit to measure`.execute(ownerDb)
    await expect(schemaTypes(ownerUrl)).rejects.toThrow('no column is called clock.unit')
  })
})
