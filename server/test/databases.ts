import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { connect } from '../src/platform/database/connect'
import { LIMITS } from '../src/platform/database/limits'
import { makeServerRole, serverUrlOf } from '../src/platform/database/server-role'
import { fillTemplate, type TemplateName } from './templates'

export type { TemplateName }

/** Any number: whoever makes a template holds it and its name, so that test files that run at once make each template once. */
const MAKING = 20261121

export interface DatabaseCopy {
  /** As the server, which owns nothing in it. */
  readonly url: string
  readonly ownerUrl: string
  drop(): Promise<void>
}

/** A database of one's own, copied from a template, which the first that asks for it makes. */
export async function copyOf(template: TemplateName): Promise<DatabaseCopy> {
  const name = `portal_${randomUUID().replaceAll('-', '')}`
  await onServer(async server => {
    await server.query('select pg_advisory_lock($1, hashtext($2))', [MAKING, template])
    await ensureTemplate(server, template)
    await server.query(`create database ${name} template ${nameOf(template)} strategy file_copy`)
  })
  return {
    url: serverUrlOf(urlOf(name)),
    ownerUrl: urlOf(name),
    drop: () => onServer(server => leave(server, name)),
  }
}

/** Nobody stays connected, even where the database stays. */
async function leave(server: Client, name: string): Promise<void> {
  if (process.env.TEST_DATABASES_STAY)
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  else await server.query(`drop database ${name} with (force)`)
}

const nameOf = (template: TemplateName) => `portal_template_${template}`

/** Filled under another name first: one that was left half done is not taken for a template. */
async function ensureTemplate(server: Client, template: TemplateName): Promise<void> {
  const name = nameOf(template)
  const found = await server.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount) return
  await makeRole()
  await server.query(`drop database if exists ${name}_draft with (force)`)
  await server.query(`create database ${name}_draft`)
  await fillTemplate(template, urlOf(`${name}_draft`))
  await server.query(`alter database ${name}_draft rename to ${name}`)
}

/** All databases of a PostgreSQL have the same roles. */
async function makeRole(): Promise<void> {
  const db = connect(urlOf(), LIMITS.upkeep)
  await makeServerRole(db, serverUrlOf(urlOf())).finally(() => db.destroy())
}

async function onServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: urlOf() })
  await server.connect()
  return work(server).finally(() => server.end())
}

/** Jest's global set-up starts a PostgreSQL and leaves its address here. */
function urlOf(database?: string): string {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL names no PostgreSQL; run the tests with Jest')
  const url = new URL(TEST_DATABASE_URL)
  if (database) url.pathname = database
  return url.href
}
