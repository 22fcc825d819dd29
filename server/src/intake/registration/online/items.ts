import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/online'
import { maskName } from '@portal/shared-lib/contract/rules/masks'
import { sql } from 'kysely'
import { openNumbers } from '../../../petitions/record/personal-data'
import { shownField } from '../../../petitions/record/registered-field'
import { petitionsVisibleTo, refusePetition } from '../../../petitions/record/scope'
import { STATE } from '../../../petitions/record/states'
import { ONLINE_TYPES, type TodoType } from '../../../petitions/todos/types'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { isRowId } from '../../../platform/paging/row-id'
import type { Services } from '../../../platform/services'
import { sameText } from '../../duplicates/likeness'
import { WAITING_ONLINE } from './todo-type'

const MOST = 200
const MOST_COMPARED = 2000
export const SUPPLEMENT = 'supplement'

/** Online petitions that wait with the caller's department, as its badge counts them, those due first first. */
export async function listItems(db: Db, caller: Caller): Promise<CallAnswer<typeof contract.onlineItems>> {
  const rows = await waitingIn(db, caller, ONLINE_TYPES)
    .leftJoin('person as holder', 'holder.id', 'todo.person_id')
    .orderBy('todo.due_at')
    .orderBy('todo.id')
    .limit(MOST)
    .select(['petition.id as itemId', 'todo.id as todoId', 'petition.title', 'petition.source_no as sourceNo'])
    .select(['petition.registered_at as submittedAt', 'todo.due_at as dueAt', 'petition.flags', 'main.name'])
    .select(shownField('channel').as('channelName'))
    .select(['todo.person_id as holderId', sql<string>`coalesce(holder.user_name, '')`.as('claimedBy')])
    .execute()
  return rows.map(({ name, flags, submittedAt, dueAt, holderId, ...row }) => ({
    ...row,
    isOwn: holderId === caller.holderId,
    petitioner: maskName(name),
    submittedAt: dateTimeOf(submittedAt),
    dueAt: dueAt && dateTimeOf(dueAt),
    supplementing: flags.includes(SUPPLEMENT),
  }))
}

/** What the caller may register: held by the caller or by nobody. */
const waitingWith = (db: Db, caller: Caller) =>
  waitingIn(db, caller, WAITING_ONLINE).where('todo.person_id', 'in', ['', caller.holderId])

const waitingIn = (db: Db, caller: Caller, types: readonly TodoType[]) =>
  petitionsVisibleTo(db, caller)
    .innerJoin('todo', join =>
      join.onRef('todo.province_code', '=', 'petition.province_code').onRef('todo.petition_id', '=', 'petition.id'),
    )
    .innerJoin('petition_person as main', join =>
      join
        .onRef('main.province_code', '=', 'petition.province_code')
        .onRef('main.petition_id', '=', 'petition.id')
        .on('main.seq', '=', 1),
    )
    .where('todo.todo_type', 'in', types)
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
    .where('petition.state', '=', STATE.toRegister)

/** Those with the same text as one of them or by the same petitioner, the oldest first. */
export async function listSame(
  db: Db,
  caller: Caller,
  { itemId, originalText }: Pick<CallAnswer<typeof contract.onlineItem>, 'itemId' | 'originalText'>,
): Promise<CallAnswer<typeof contract.sameOnline>> {
  const person = await digestsOf(db, caller, itemId)
  const rows = await waitingWith(db, caller)
    .where('petition.id', '<>', itemId)
    .orderBy('petition.registered_at')
    .orderBy('petition.id')
    .limit(MOST_COMPARED)
    .select(['petition.id as itemId', 'petition.source_no as sourceNo', 'petition.registered_at as submittedAt'])
    .select(['petition.original_text as text', 'petition.title', 'main.name', 'main.id_card_hash', 'main.mobile_hash'])
    .execute()
  const wanted = sameText(originalText)
  return rows
    .map(({ name, id_card_hash, mobile_hash, submittedAt, text, ...row }) => ({
      ...row,
      petitioner: maskName(name),
      submittedAt: dateTimeOf(submittedAt),
      sameText: sameText(text) === wanted,
      samePerson: isSamePerson(person, { name, id_card_hash, mobile_hash }),
    }))
    .filter(row => row.sameText || row.samePerson)
}

interface Digests {
  readonly name: string
  readonly id_card_hash: string
  readonly mobile_hash: string
}

const digestsOf = (db: Db, { provinceCode }: Caller, itemId: string): Promise<Digests> =>
  db
    .selectFrom('petition_person')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', itemId)
    .where('seq', '=', 1)
    .select(['name', 'id_card_hash', 'mobile_hash'])
    .executeTakeFirstOrThrow()

/** By the certificate, else by name and mobile number (E1 and E2 of earlier petitions). */
const isSamePerson = (one: Digests, other: Digests): boolean =>
  (one.id_card_hash !== '' && one.id_card_hash === other.id_card_hash) ||
  (one.mobile_hash !== '' && one.mobile_hash === other.mobile_hash && one.name === other.name)

/** One of them as it came, in full: whoever registers it must read it. */
export async function readItem(
  db: Db,
  caller: Caller,
  itemId: string,
  { fieldKeys }: Pick<Services, 'fieldKeys'>,
): Promise<CallAnswer<typeof contract.onlineItem>> {
  if (!isRowId(itemId)) refusePetition()
  const row = await waitingWith(db, caller)
    .where('petition.id', '=', itemId)
    .select(['petition.channel', 'petition.source_no as sourceNo', 'petition.registered_at as submittedAt'])
    .select(['petition.title', 'petition.original_text as originalText'])
    .select(['main.name as petitioner', 'main.id_card', 'main.mobile', 'main.address'])
    .executeTakeFirst()
  const { id_card, mobile, submittedAt, ...shown } = row ?? refusePetition()
  const at = { provinceCode: caller.provinceCode, petitionId: itemId, seq: 1 }
  const numbers = openNumbers(fieldKeys, at, { id_card, mobile })
  const escalated = await escalatedOf(db, caller, itemId)
  return { itemId, ...shown, ...numbers, submittedAt: dateTimeOf(submittedAt), escalated }
}

type Escalated = CallAnswer<typeof contract.onlineItem>['escalated']

/** What a leader was told last of what waits to be registered, and has said. */
async function escalatedOf(db: Db, { provinceCode }: Caller, petitionId: string): Promise<Escalated> {
  const row = await db
    .selectFrom('approval')
    .leftJoin('approval_decision as said', join =>
      join.onRef('said.province_code', '=', 'approval.province_code').onRef('said.approval_id', '=', 'approval.id'),
    )
    .leftJoin('person', 'person.id', 'said.person_id')
    .where('approval.province_code', '=', provinceCode)
    .where('approval.petition_id', '=', petitionId)
    .where('approval.subject_type', '=', 'escalate')
    .orderBy('approval.id', 'desc')
    .orderBy('said.seq', 'desc')
    .select(['approval.state', 'approval.text as summary'])
    .select(eb => eb.fn.coalesce('person.user_name', sql<string>`''`).as('answeredBy'))
    .select(eb => eb.fn.coalesce('said.opinion', sql<string>`''`).as('opinion'))
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
