import { setTimeout as pause } from 'node:timers/promises'
import { connectTo, type Database, type Query } from '../database.ts'

const AGAIN_MS = 200
const LIMIT_MS = 60_000

/** Reads a database that changes hands: what is cut off is asked again. */
export function createPatientReader(url: string): { query: Query; close: () => Promise<void> } {
  let database: Promise<Database> | undefined
  let last: Promise<unknown> = Promise.resolve()

  const opened = () => {
    database ??= connectTo(url).then(found => {
      found.on('error', forget)
      return found
    })
    return database
  }
  const forget = () => {
    const lost = database
    database = undefined
    lost?.then(found => found.end()).catch(() => {})
  }
  async function ask<Row>(text: string, values?: unknown[]): Promise<Row[]> {
    for (const end = performance.now() + LIMIT_MS; ; await pause(AGAIN_MS)) {
      try {
        return (await (await opened()).query<Row>(text, values)).rows
      } catch (error) {
        if (performance.now() > end) throw error
        forget()
      }
    }
  }
  return {
    query<Row>(text: string, values?: unknown[]) {
      const rows = last.then(() => ask<Row>(text, values))
      last = rows.catch(() => {})
      return rows
    },
    close: async () => void (await database?.then(found => found.end()).catch(() => {})),
  }
}
