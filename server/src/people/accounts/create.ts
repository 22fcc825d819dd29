import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database/connect'
import { hashPassword } from '../identity/passwords'

export interface NewAccount {
  readonly account: string
  readonly userName: string
  readonly telephone: string
  readonly phoneNum: string
  readonly posts: readonly NewPost[]
}

export interface NewPost {
  readonly orgId: string
  readonly deptId: string
  readonly positionName: string
}

/** Rows of one statement; PostgreSQL takes 65,535 values. */
const AT_ONCE = 2000

/**
 * Makes accounts that have no right yet and a password that nobody knows, by whichever officer asks for one to be handed
 * out. Answers the people's ids in the same order. Throws where an account is there already.
 */
export async function createAccounts(
  db: Db,
  accounts: readonly NewAccount[],
  askedBy: string | null,
): Promise<string[]> {
  const password_hash = await hashPassword(randomUUID())
  const awaiting = { password_hash, must_change_password: true, awaits_password: true, password_asked_by: askedBy }
  const people = accounts.map(({ account, userName, telephone, phoneNum }) => ({
    ...awaiting,
    id: randomUUID(),
    login_account: account,
    user_name: userName,
    telephone,
    phone_num: phoneNum,
  }))
  const posts = accounts.flatMap((account, at) =>
    account.posts.map(post => ({ ...columnsOf(post), id: randomUUID(), person_id: people[at]?.id ?? '' })),
  )
  for (const some of inParts(people)) await db.insertInto('person').values(some).execute()
  for (const some of inParts(posts)) await db.insertInto('post').values(some).execute()
  return people.map(({ id }) => id)
}

export const columnsOf = ({ orgId, deptId, positionName }: NewPost) => ({
  org_id: orgId,
  dept_id: deptId,
  position_name: positionName,
})

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, part) =>
    rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
