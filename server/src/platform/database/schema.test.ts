import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { useDatabase } from '../../../test/database'
import { SCHEMA_FILE, schemaTypes } from '../../../test/schema/types'

describe('The types of the tables', () => {
  const database = useDatabase()

  it('are those of a migrated database; npm run generate:schema brings them up to date', async () => {
    expect(await schemaTypes(database.ownerUrl)).toBe(await readFile(SCHEMA_FILE, 'utf8'))
  })

  it('name the codes that a check allows', async () => {
    await sql`alter table case_note add column tone text not null default 'a' check (tone in ('a', 'b, c'))`.execute(
      database.ownerDb,
    )
    expect(await schemaTypes(database.ownerUrl)).toContain("  tone: Generated<'a' | 'b, c'>;\n")
  })

  it('change with a column, and refuse what is declared for one that is gone', async () => {
    const { ownerDb, ownerUrl } = database
    await sql`alter table petition add column one_more integer`.execute(ownerDb)
    expect(await schemaTypes(ownerUrl)).toContain('  one_more: number | null;\n')
    await sql`alter table todo rename column created_at to made_at`.execute(ownerDb)
    await expect(schemaTypes(ownerUrl)).rejects.toThrow('no column is called todo.created_at')
  })
})
