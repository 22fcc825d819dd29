import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Query } from '../database.ts'
import type { Draws } from '../workflow/draws.ts'
import { ask } from './send.ts'

const COUNT = 36
const SCOPES = ['SELF', 'DEPT', 'ORG', 'ORG_TREE', 'LINE_TREE', 'REGION_TREE', 'LIST']
export const CASE_ROLES = Array.from({ length: 18 }, (_, number) => `R${String(number + 1).padStart(2, '0')}`)
const OFFICERS = ['R91', 'R92', 'R93']
const OFFICER = 7
const DEPUTY = 12
const MOST_LISTED = 5

/** People whose posts, roles and scopes change again and again; nobody else asks. */
export const PEOPLE = Array.from({ length: COUNT }, (_, number) => {
  const id = `rights-${number + 1}`
  return { id, post: `${id}-post` }
})

/** A department, with the organisation or the one above it. */
export interface Place {
  org: string
  dept: string
  superior: string
}

export interface Role {
  role: string
  scope: string | null
}

/** A person's own post. */
export interface Seat {
  id: string
  post: string
  org: string
  dept: string
  roles: Role[]
  list: string[]
}

/** Who sits there, and in whose post. */
export interface Asker {
  person: string
  seat: Seat
}

/** They have the password of the demonstration. */
export async function employ(query: Query, account: string) {
  const people = JSON.stringify(PEOPLE)
  await query(
    `insert into person (id, login_account, user_name, password_hash) select new.id, new.id, new.id, password_hash
     from jsonb_to_recordset($1) as new(id text) join person on login_account = $2`,
    [people, account],
  )
  await query(
    `insert into post (id, person_id, org_id, dept_id) select new.post, new.id, org_id, dept_id
     from jsonb_to_recordset($1) as new(id text, post text) join person on login_account = $2
     join post on person_id = person.id`,
    [people, account],
  )
}

/** @returns headers by person */
export async function signAllIn(address: string): Promise<Map<string, Record<string, string>>> {
  const signed = await Promise.all(PEOPLE.map(async ({ id }) => [id, await signIn(address, id)] as const))
  return new Map(signed.map(([id, { headers }]) => [id, headers]))
}

/** Waits until the server has heard in which posts they are: it keeps who calls, and hears of changes a little later. */
export async function waitUntilSeated(
  { address, headers }: { address: string; headers: ReadonlyMap<string, Record<string, string>> },
  askers: readonly Asker[],
): Promise<void> {
  const until = performance.now() + HEARD_MS
  for (const { person, seat } of askers) {
    for (let answer = ''; !answer.includes(`"deptId":"${seat.dept}"`); ) {
      if (performance.now() > until) throw new Error(`The server has not heard of ${person} in ${seat.dept}: ${answer}`)
      answer = await ask(address, headers.get(person) ?? {}, DESKTOP, '')
    }
  }
}

const HEARD_MS = 60_000

const DESKTOP = { path: 'api/bopmain/mainpage/desktop', travels: 'form', args: {} } as const

/** Gives everybody another post, other roles and other scopes, and lets some sit in the post of another. */
export async function reseat(query: Query, draws: Draws, places: readonly Place[]): Promise<Asker[]> {
  const seats = PEOPLE.map(person => ({ ...person, ...seatIn(places, draws) }))
  const officers = new Set(seats.filter(({ roles }) => roles.some(({ role }) => OFFICERS.includes(role))))
  const others = seats.filter(seat => !officers.has(seat))
  const askers = seats.map(seat => ({
    person: seat.id,
    seat: !officers.has(seat) && draws.chance(DEPUTY) ? draws.pick(others) : seat,
  }))
  await seat(query, seats, askers)
  return askers
}

function seatIn(places: readonly Place[], draws: Draws) {
  const { org, dept } = draws.pick(places)
  const list = Array.from({ length: draws.below(MOST_LISTED) }, () => draws.pick(places).org)
  return { org, dept, roles: rolesFrom(draws), list: [...new Set(list)] }
}

function rolesFrom(draws: Draws): Role[] {
  const scoped = (role: string) => ({ role, scope: draws.chance(85) ? draws.pick(SCOPES) : null })
  if (draws.chance(OFFICER)) return [scoped(draws.pick(OFFICERS))]
  const count = draws.chance(8) ? 0 : draws.chance(75) ? 1 : 2
  return [...new Set(Array.from({ length: count }, () => draws.pick(CASE_ROLES)))].map(scoped)
}

/** All at once, so that who hears of one of the changes has heard of all. */
export async function seat(query: Query, seats: readonly Seat[], askers: readonly Asker[]) {
  const given = JSON.stringify(seats)
  await query('begin')
  const posts = PEOPLE.map(({ post }) => post)
  await query('delete from post_role where post_id = any($1)', [posts])
  await query('delete from post_scope where post_id = any($1)', [posts])
  await query('delete from delegation where post_id = any($1)', [posts])
  await query(
    `update post set org_id = org, dept_id = dept
     from jsonb_to_recordset($1) as new(post text, org text, dept text) where id = new.post`,
    [given],
  )
  await query(
    `insert into post_role (post_id, role_code, data_scope) select post, role, scope
     from jsonb_to_recordset($1) as new(post text, roles jsonb), jsonb_to_recordset(roles) as held(role text, scope text)`,
    [given],
  )
  await query(
    `insert into post_scope (post_id, org_id) select post, org
     from jsonb_to_recordset($1) as new(post text, list jsonb), jsonb_array_elements_text(list) as org`,
    [given],
  )
  const acting = JSON.stringify(askers.map(({ person, seat }) => ({ person, post: seat.post, own: `${person}-post` })))
  const of = 'jsonb_to_recordset($1) as new(person text, post text, own text)'
  await query(
    `insert into delegation (post_id, to_person_id, from_at, until_at)
     select post, person, now() - interval '1 day', now() + interval '1 day' from ${of} where post <> own`,
    [acting],
  )
  await query(`update session set post_id = post from ${of} where own_post_id = own`, [acting])
  await query('commit')
}
