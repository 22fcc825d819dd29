import { inTurn, openDatabase } from '../database.mjs'

/** Reads the database of a server that is killed; after each start the connection is opened anew. @param {string} data */
export async function createReader(data) {
  let database = await open(data)
  let ask = inTurn(database)
  return {
    /** @type {import('../workflow/facts.mjs').Query} */
    query: (text, values) => ask(text, values),
    async reopen() {
      await database.end().catch(() => {})
      database = await open(data)
      ask = inTurn(database)
    },
    close: () => database.end(),
  }
}

/** @param {string} data */
async function open(data) {
  const database = await openDatabase(data)
  // Whoever waits for rows when PostgreSQL is killed is told by the question itself.
  database.on('error', () => {})
  return database
}
