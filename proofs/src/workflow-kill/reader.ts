import { inTurn, openDatabase } from '../database.ts'

/** Reads the database of a server that is killed; after each start the connection is opened anew. */
export async function createReader(data: string) {
  let database = await open(data)
  let ask = inTurn(database)
  return {
    query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => ask<Row>(text, values),
    async reopen() {
      await database.end().catch(() => {})
      database = await open(data)
      ask = inTurn(database)
    },
    close: () => database.end(),
  }
}

async function open(data: string) {
  const database = await openDatabase(data)
  // Whoever waits for rows when PostgreSQL is killed is told by the question itself.
  database.on('error', () => {})
  return database
}
