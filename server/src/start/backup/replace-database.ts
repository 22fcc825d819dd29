import { Client } from 'pg'

/** Of a name in PostgreSQL; longer ones are cut off, and might then be that of another database. */
const NAME_BYTES = 63

/** What has to be known of a database to make another one like it. */
interface Present {
  encoding: string
  collate: string
  ctype: string
  provider: string
  locale: string | null
  isOwn: boolean
  mayMake: boolean
  role: string
}

/**
 * Makes a database anew, as its owner. It is made beside the present one, which is then put aside under another name: both at
 * once or neither, so that whatever fails or is killed before leaves the present one as it was. Answers the name that the
 * present one has now. Throws while anybody works on it.
 * @param make fills an empty database
 */
export async function replaceDatabase(url: string, make: (draftUrl: string) => Promise<void>): Promise<string> {
  const present = new Client({ connectionString: url }).database ?? ''
  const draft = `${present}_restoring`
  const aside = `${present}_before_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 'YYYYMMDDHHMMSS'.length)}`
  if (Buffer.byteLength(aside) > NAME_BYTES) throw new Error(`The name of the database ${present} is too long`)
  // Nobody may be connected to a database that gets another name.
  const client = new Client({ connectionString: urlOf(url, present === 'postgres' ? 'template1' : 'postgres') })
  // The next statement tells it.
  client.on('error', () => {})
  await client.connect()
  const dropDraft = () => client.query(`drop database if exists ${client.escapeIdentifier(draft)} with (force)`)
  try {
    const like = await refuseUnfit(client, present)
    // Of one that was killed.
    await dropDraft()
    await client.query(creating(client, draft, like))
    await make(urlOf(url, draft))
    await exchange(client, present, draft, aside)
    return aside
  } catch (error) {
    // Where it cannot be dropped, the next restore does so.
    await dropDraft().catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

function urlOf(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(database)}`
  return other.href
}

/** Throws, before any work is done, where the exchange would fail in the end. */
async function refuseUnfit(client: Client, name: string): Promise<Present> {
  const [present] = (
    await client.query<Present>(
      `select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype,
         case datlocprovider when 'i' then 'icu' when 'b' then 'builtin' else 'libc' end as provider,
         coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale,
         pg_has_role(datdba, 'usage') as "isOwn", rolcreatedb or rolsuper as "mayMake", rolname as role
       from pg_database d, pg_roles where datname = $1 and rolname = current_user`,
      [name],
    )
  ).rows
  if (!present) throw new Error(`There is no database ${name}: make an empty one that DATABASE_MIGRATE_URL owns`)
  const { role } = present
  if (!present.isOwn) throw new Error(`The database ${name} is not of ${role}: name its owner by DATABASE_MIGRATE_URL`)
  if (!present.mayMake)
    throw new Error(
      `The role ${role} may not make databases: alter role ${role} createdb, restore, and alter role ${role} nocreatedb`,
    )
  const { rows: locked } = await client.query<{ isOurs: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('restore ' || $1, 0)) as "isOurs"`,
    [name],
  )
  if (!locked[0]?.isOurs) throw new Error(`Somebody else restores the database ${name}`)
  await refuseInUse(client, name)
  return present
}

async function refuseInUse(client: Client, name: string): Promise<void> {
  // PostgreSQL's own workers are nobody's.
  const { rows } = await client.query<{ sessions: number }>(
    'select count(*)::int as sessions from pg_stat_activity where datname = $1 and usename is not null',
    [name],
  )
  const { sessions = 0 } = rows[0] ?? {}
  if (sessions > 0)
    throw new Error(`The database ${name} is in use by ${sessions} sessions: stop the portal and its pooler first`)
}

function creating(client: Client, name: string, like: Present): string {
  const [encoding, collate, ctype] = [like.encoding, like.collate, like.ctype].map(text => client.escapeLiteral(text))
  const libc = `template template0 encoding ${encoding} lc_collate ${collate} lc_ctype ${ctype}`
  const more = like.locale
    ? ` locale_provider ${like.provider} ${like.provider}_locale ${client.escapeLiteral(like.locale)}`
    : ''
  return `create database ${client.escapeIdentifier(name)} ${libc}${more}`
}

async function exchange(client: Client, present: string, draft: string, aside: string): Promise<void> {
  const rename = (from: string, to: string) =>
    client.query(`alter database ${client.escapeIdentifier(from)} rename to ${client.escapeIdentifier(to)}`)
  await client.query('begin')
  try {
    await rename(present, aside)
    await rename(draft, present)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
