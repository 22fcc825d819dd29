import { readFile } from 'node:fs/promises'
import { driver } from './raw-driver.mjs'

/**
 * Fills the demo province with a million to-dos.
 * @param {import('../portal/portal.mjs').Portal} portal
 */
export async function fill({ root, databaseUrl }) {
  const { Client } = driver(root)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(await readFile(new URL('fill.sql', import.meta.url), 'utf8'))
    // Now, so that PostgreSQL does not choose the middle of a measurement for it.
    for (const statement of ['vacuum (analyze)', 'checkpoint']) await client.query(statement)
    const { rows } = await client.query('select count(*)::int as todos from todo')
    return /** @type {{ todos: number }} */ (rows[0]).todos
  } finally {
    await client.end()
  }
}
