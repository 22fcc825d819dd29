import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './schema'

/** The role of the server on the embedded database; on another one DATABASE_URL names it. */
const SERVER_ROLE = 'portal_server'

/** Where the server may do less than read and write rows. What is in the audit stays, and tables are not its own. */
const LESS: Record<string, string> = {
  audit: 'select, insert',
  audit_seal: 'select, insert',
  audit_unsealed: 'select, insert, delete',
  frozen_figures: 'select, insert',
  rights_review: 'select, insert, update',
  rights_review_row: 'select, insert, update',
  classified_word: 'select, insert, update',
  mask: 'select, insert, update',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
  'pgboss.queue': 'select',
}

/** Ours, and that of the queue. */
const SCHEMAS = ['public', 'pgboss']

/** The server's role on the database of an owner, with a password that follows from the owner's. */
export function serverUrlOf(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.password = createHmac('sha256', url.password).update(SERVER_ROLE).digest('hex')
  url.username = SERVER_ROLE
  return url.href
}

/** Who signs in by a URL, in the driver's own reading of it. */
const roleOf = (url: string): string => new pg.Client({ connectionString: url }).user ?? ''

/** Makes the role of a URL where it is missing. By an owner who may make roles. */
export function makeServerRole(owner: Kysely<Database>, serverUrl: string): Promise<void> {
  const [role, password] = [sql.ref(roleOf(serverUrl)), sql.lit(new URL(serverUrl).password)]
  return alone(owner, async db => {
    const { rows } = await sql`select 1 from pg_roles where rolname = ${roleOf(serverUrl)}`.execute(db)
    const verb = sql.raw(rows.length ? 'alter' : 'create')
    await sql`${verb} role ${role} login nosuperuser nocreatedb nocreaterole password ${password}`.execute(db)
  })
}

/** Lets the role of a URL read and write rows, of later tables of this owner too; it owns nothing and alters nothing. */
export function letServerIn(owner: Kysely<Database>, serverUrl: string): Promise<void> {
  const role = sql.ref(roleOf(serverUrl))
  return alone(owner, async db => {
    const { rows } = await sql`select 1 where current_user = ${roleOf(serverUrl)}`.execute(db)
    if (rows.length) return
    for (const schema of SCHEMAS) await admit(db, sql.ref(schema), role)
    for (const [table, rights] of Object.entries(LESS)) await restrict(db, table, rights, role)
  })
}

async function admit(db: Kysely<Database>, schema: ReturnType<typeof sql.ref>, role: ReturnType<typeof sql.ref>) {
  const [all, numbers] = [sql`select, insert, update, delete`, sql`usage, select`]
  await sql`grant usage on schema ${schema} to ${role}`.execute(db)
  await sql`grant ${all} on all tables in schema ${schema} to ${role}`.execute(db)
  await sql`grant ${numbers} on all sequences in schema ${schema} to ${role}`.execute(db)
  await sql`alter default privileges in schema ${schema} grant ${all} on tables to ${role}`.execute(db)
  await sql`alter default privileges in schema ${schema} grant ${numbers} on sequences to ${role}`.execute(db)
}

async function restrict(db: Kysely<Database>, table: string, rights: string, role: ReturnType<typeof sql.ref>) {
  const { rows } = await sql`select 1 where to_regclass(${table}) is not null`.execute(db)
  if (!rows.length) return
  await sql`revoke all on table ${sql.table(table)} from ${role}`.execute(db)
  await sql`grant ${sql.raw(rights)} on table ${sql.table(table)} to ${role}`.execute(db)
}

/** Two that grant the same at once would stumble over each other. */
function alone(db: Kysely<Database>, work: (db: Kysely<Database>) => Promise<void>): Promise<void> {
  return db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(hashtextextended('server role', 0))`.execute(transaction)
    await work(transaction)
  })
}

/** Whether the role of this connection could change the audit, or the triggers that guard it. */
export async function couldAlterAudit(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_class
    where oid = to_regclass('audit') and pg_has_role(current_user, relowner, 'member')`.execute(db)
  return rows.length > 0
}
