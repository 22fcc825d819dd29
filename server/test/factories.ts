import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { hashPassword } from '../src/people/identity/passwords'
import { DEMO_PASSWORD } from '../src/platform/config'
import type { Db } from '../src/platform/database/connect'
import type { Database } from '../src/platform/database/schema'

const COUNTY = { region_code: '990102000000', region_name: '城中区', region_type: '3', parent_code: null }

export const newId = (kind: string) => `${kind}-${randomUUID().slice(0, 8)}`

/** An organisation in a county of region 99. */
export async function createOrganisation(db: Db, more: Partial<Insertable<Database['organisation']>> = {}) {
  await db
    .insertInto('region')
    .values(COUNTY)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const id = more.id ?? newId('org')
  const names = { company_name: `单位${id}`, doc_short_name: id, org_code: id }
  const place = { region_code: COUNTY.region_code, sub_level_code: '3', sub_system_code: '01' }
  await db
    .insertInto('organisation')
    .values({ id, ...names, ...place, ...more })
    .execute()
  return id
}

export interface PersonOptions extends Partial<Insertable<Database['person']>> {
  /** Organisations in which the person has a post; a new one without. */
  readonly organisations?: readonly string[]
  readonly roles?: readonly string[]
  readonly homePath?: string
}

export interface CreatedPerson {
  readonly id: string
  readonly account: string
  readonly organisationId: string
}

/** Somebody who can sign in with the demonstration's password; departments are made as needed, roles must exist. */
export async function createPerson(db: Db, options: PersonOptions = {}): Promise<CreatedPerson> {
  const { organisations = [await createOrganisation(db)], roles = [], homePath, ...more } = options
  const id = more.id ?? newId('person')
  const account = more.login_account ?? id
  const password_hash = await sharedHash()
  await db
    .insertInto('person')
    .values({ id, login_account: account, user_name: `用户${id}`, password_hash, ...more })
    .execute()
  for (const organisation of organisations) await createPost(db, id, organisation, roles, homePath)
  return { id, account, organisationId: organisations[0] ?? '' }
}

async function createPost(db: Db, person: string, organisation: string, roles: readonly string[], homePath?: string) {
  const id = newId('post')
  const department = { id: `${organisation}-dept`, org_id: organisation, dept_name: '办信科' }
  await db
    .insertInto('department')
    .values(department)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const post = { id, person_id: person, org_id: organisation, dept_id: department.id, home_path: homePath }
  await db.insertInto('post').values(post).execute()
  for (const role_code of roles) await db.insertInto('post_role').values({ post_id: id, role_code }).execute()
}

type Node = Insertable<Database['permission_node']>

/** A role that holds the nodes given; a node is made where it does not exist yet. */
export async function createRole(db: Db, role_code: string, nodes: readonly Partial<Node>[]): Promise<string> {
  await db.insertInto('role').values({ role_code, role_name: role_code }).execute()
  for (const node of nodes) {
    const node_id = await createNode(db, node)
    await db.insertInto('role_permission').values({ role_code, node_id }).execute()
  }
  return role_code
}

/** A node of the permission tree, a key unless its parameters say otherwise. */
export async function createNode(db: Db, more: Partial<Node>): Promise<string> {
  const id = more.id ?? newId('node')
  const plain = { url: id, fun_name: id, sort_no: 1, custom_parameters: '{"kind":"key"}' }
  await db
    .insertInto('permission_node')
    .values({ id, ...plain, ...more })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return id
}

/** The organisation of an account that has only one. */
export async function getOrganisationId(db: Db, account: string): Promise<string> {
  const post = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('login_account', '=', account)
    .select('org_id')
    .executeTakeFirstOrThrow()
  return post.org_id
}

let hash: Promise<string> | undefined

/** Hashing is slow on purpose, so all people of a test file share one. */
function sharedHash(): Promise<string> {
  hash ??= hashPassword(DEMO_PASSWORD)
  return hash
}
