import { readFile } from 'node:fs/promises'
import { driver } from '../server/raw-driver.mjs'

/**
 * Runs a file of SQL on a portal's database, which is in order afterwards; answers the rows of a last query.
 * @param {import('./portal.mjs').Portal} portal
 * @param {URL} file
 * @param {string} [question]
 */
export async function runFile({ root, databaseUrl }, file, question = 'select') {
  const { Client } = driver(root)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(await readFile(file, 'utf8'))
    // Now, so that PostgreSQL does not choose the middle of a measurement for it.
    for (const statement of ['vacuum (analyze)', 'checkpoint']) await client.query(statement)
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}
