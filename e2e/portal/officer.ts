import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { PortalServer } from './server'

const ofServer = createRequire(resolve(__dirname, '../../server/package.json'))

interface Client {
  connect(): Promise<void>
  query(statement: string, values: unknown[]): Promise<unknown>
  end(): Promise<void>
}

/** Gives a person another role in every post, as an officer would, at once and behind the person's back. */
export function giveRole(portal: PortalServer, account: string, role: string): Promise<void> {
  return change(
    portal,
    `update post_role set role_code = $2 from post join person on person.id = post.person_id
     where post_role.post_id = post.id and person.login_account = $1`,
    [account, role],
  )
}

/** One statement on the portal's database. */
export async function change({ data }: PortalServer, statement: string, values: unknown[]): Promise<void> {
  const { Client } = ofServer('pg') as { Client: new (options: object) => Client }
  const client = new Client(await addressOf(join(data, 'database')))
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

/** Of the database that runs on a folder: PostgreSQL notes its port in the fourth line of postmaster.pid. */
async function addressOf(folder: string): Promise<object> {
  const files = await readdir(folder, { recursive: true })
  const note = files.find(file => file.endsWith('postmaster.pid')) ?? ''
  const [, , , port] = (await readFile(join(folder, note), 'utf8')).split('\n')
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim()
  return { host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'postgres', password }
}
