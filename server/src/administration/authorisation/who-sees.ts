import type * as contract from '@portal/shared-lib/contract/authorisation'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { LISTED_WHO_SEE, REACHES } from '@portal/shared-lib/contract/rules/authorisation'
import { sql } from 'kysely'
import { type Reaching, whoReaches } from '../../petitions/access/who-sees'
import { refusePetition } from '../../petitions/record/scope'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { refuse } from '../../platform/refusal'
import type { Services } from '../../platform/services'

type Answer = CallAnswer<typeof contract.whoSees>

interface Asking {
  readonly args: CallInput<typeof contract.whoSees>
  readonly caller: Pick<Caller, 'provinceCode'>
  readonly services: Pick<Services, 'now'>
}

/** Who sees a petition, and why; of what it says nothing. */
export async function whoSees(db: Db, { args, caller, services }: Asking, by: Author): Promise<Answer> {
  const { petitionNo, account } = args
  const { provinceCode } = caller
  const found = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where(sql<boolean>`(petition_no = ${petitionNo} and petition_no <> '')`)
    .select(['id', 'walled_off'])
    .executeTakeFirst()
  const petition = found ?? refusePetition()
  const reaching = await whoReaches(db, { provinceCode, petitionId: petition.id, now: services.now() })
  const person = account === '' ? null : await verdictOn(db, account, reaching)
  await recordSetting(db, { action: 'whoSees', objectType: 'petition', objectId: petitionNo, is: { account } }, by)
  const seats = seatsOf(reaching.filter(({ keptOutBy }) => keptOutBy === null))
  return {
    isWalled: flag(petition.walled_off),
    total: new Set(seats.map(([{ personId }]) => personId)).size,
    list: await named(db, seats.slice(0, LISTED_WHO_SEE)),
    person,
  }
}

type Seat = readonly [Reaching, ...Reaching[]]

/** The reasons of each person in each post. */
function seatsOf(rows: readonly Reaching[]): Seat[] {
  const seats = new Map<string, [Reaching, ...Reaching[]]>()
  for (const row of rows) {
    const key = `${row.personId} ${row.postId}`
    const seat = seats.get(key)
    if (seat) seat.push(row)
    else seats.set(key, [row])
  }
  return [...seats.values()]
}

async function named(db: Db, seats: readonly Seat[]): Promise<Answer['list']> {
  const rows = await db
    .selectFrom('post')
    .innerJoin('person as holder', 'holder.id', 'post.person_id')
    .innerJoin('organisation', 'organisation.id', 'org_id')
    .innerJoin('department', 'department.id', 'dept_id')
    .where('post.id', 'in', ['', ...seats.map(([{ postId }]) => postId)])
    .select(['post.id', 'company_name as orgName', 'dept_name as deptName', 'holder.user_name as holderName'])
    .execute()
  const people = await db
    .selectFrom('person')
    .where('id', 'in', ['', ...seats.map(([{ personId }]) => personId)])
    .select(['id', 'login_account as account', 'user_name as userName'])
    .execute()
  const posts = new Map(rows.map(({ id, ...row }) => [id, row]))
  const names = new Map(people.map(({ id, ...row }) => [id, row]))
  return seats.flatMap(seat => {
    const [{ personId, holderId, postId }] = seat
    const [post, who] = [posts.get(postId), names.get(personId)]
    if (!post || !who) return []
    const { orgName, deptName } = post
    const holderName = holderId === personId ? '' : post.holderName
    return { key: `${personId} ${postId}`, ...who, orgName, deptName, holderName, reasons: reasonsOf(seat) }
  })
}

async function verdictOn(db: Db, account: string, reaching: readonly Reaching[]): Promise<Answer['person']> {
  const found = await db
    .selectFrom('person')
    .where('login_account', '=', account)
    .select(['id', 'user_name as userName', 'in_use', sql<boolean>`is_officer(id)`.as('isOfficer')])
    .executeTakeFirst()
  const { id, userName, in_use, isOfficer } = found ?? refuse('notFound', { what: '人员' })
  const own = reaching.filter(({ personId }) => personId === id)
  const seeing = own.filter(({ keptOutBy }) => keptOutBy === null)
  const told = (verdict: NonNullable<Answer['person']>['verdict'], rows = own) => ({
    userName,
    verdict,
    reasons: reasonsOf(rows),
  })
  if (!in_use) return told('closed')
  if (isOfficer) return told('officer')
  if (seeing.length > 0) return told('sees', seeing)
  return told(own[0]?.keptOutBy ?? 'outOfReach')
}

const reasonsOf = (rows: readonly Reaching[]): Answer['list'][number]['reasons'] =>
  rows.flatMap(({ roleName, scope, party }) => {
    const reach = REACHES.find(each => party.startsWith(`${each}:`))
    return reach ? { roleName, scope, reach } : []
  })
