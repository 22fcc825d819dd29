import type { Client } from 'pg'

/** What the portal keeps lies in these; the queue of jobs has a schema of its own. */
const SCHEMAS = ['public', 'pgboss']
/** Written by the migrations themselves. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock']

/** A table with the columns that are written into it; others follow from them. */
export interface Table {
  /** Quoted, with its schema. */
  readonly name: string
  /** Quoted, with commas between. */
  readonly columns: string
}

/** All tables, partitioned ones as a whole. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($2)
     order by 1`,
    [SCHEMAS, OF_MIGRATIONS],
  )
  return rows
}

/** A sequence, quoted with its schema, and what it has given last; null where it has given nothing. */
export interface Sequence {
  readonly name: string
  readonly last: string | null
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any ($1) order by 1`,
    [SCHEMAS],
  )
  return rows
}

/** The migrations that made these tables, the oldest first. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** Statements that take away what slows down or forbids filling tables in any order, and those that put it back. */
export async function aroundFilling(client: Client): Promise<{ before: string[]; after: string[] }> {
  const { rows } = await client.query<{ before: string; after: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as after
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where contype = 'f' and conparentid = 0 and n.nspname = any ($1)
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not c.relispartition
       and not exists (select from pg_constraint where conindid = i.indexrelid)
     union all
     select distinct format('alter table %s disable trigger user', tgrelid::regclass),
       format('alter table %s enable trigger user', tgrelid::regclass)
     from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not tgisinternal and n.nspname = any ($1)`,
    [SCHEMAS],
  )
  // Indexes come back before foreign keys, which are checked by them, and triggers last.
  const rank = (text: string) => ['CREATE', 'alter table'].findIndex(start => text.startsWith(start))
  const after = rows.map(row => row.after).sort((one, other) => rank(one) - rank(other))
  return { before: rows.map(row => row.before), after }
}
