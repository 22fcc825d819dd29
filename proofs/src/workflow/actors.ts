import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Query } from '../database.ts'
import type { Todo } from './facts.ts'

/** People of the demonstration who handle petitions or reviews, at bureaux of three levels and at offices, and their leaders. */
const ACCOUNTS = [
  ...['zs01', 'zs03', 'zs05', 'zs06', 'zs07', 'zs08', 'zs11', 'zs12', 'al05', 'al06', 'al07', 'sd05', 'sd06', 'sd07'],
  ...['rs12', 'rs13', 'rs14', 'zj12', 'zj13', 'zj14', 'zr12', 'zr13', 'zr14', 'xz12', 'xz13', 'xz14', 'jg01', 'ld15'],
  ...['zs09', 'al09'],
]

/** Somebody who acts, signed in. */
export interface Actor {
  account: string
  personId: string
  name: string
  orgId: string
  deptId: string
  headers: Record<string, string>
}

export async function signInActors(
  address: string,
  query: Query,
  accounts: readonly string[] = ACCOUNTS,
): Promise<Actor[]> {
  const people = await query<Omit<Actor, 'headers'>>(
    `select login_account as account, person.id as "personId", user_name as name, org_id as "orgId", dept_id as "deptId"
     from person join post on post.person_id = person.id where login_account = any($1) order by login_account`,
    [accounts],
  )
  return Promise.all(
    people.map(async person => ({ ...person, headers: (await signIn(address, person.account)).headers })),
  )
}

/** Whether a to-do is somebody's, or lies in the own department for whoever takes it. */
export const isWith = ({ personId, deptId }: Actor, { person_id, dept_id }: Todo): boolean =>
  person_id === personId || (person_id === '' && dept_id === deptId)
