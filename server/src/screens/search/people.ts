import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { maskIdCard, maskMobile, maskName } from '@portal/shared-lib/contract/rules/masks'
import { REVEAL_REASONS } from '@portal/shared-lib/contract/rules/reveal'
import { SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import type { searchPeople } from '@portal/shared-lib/contract/search'
import { type RawBuilder, sql } from 'kysely'
import { isOfficer } from '../../people/identity/officers'
import { isVisible } from '../../petitions/access/visible'
import { idCardDigests, mobileDigests, openNumbers } from '../../petitions/record/personal-data'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dayOf } from '../../platform/calendar/china-time'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { codeName } from '../../platform/tables/names'

type Asked = CallInput<typeof searchPeople>
type Person = CallAnswer<typeof searchPeople>['people'][number]

/** Petitions of people that are looked through, the newest. */
const MOST = 200
/** People of one name beyond these are told apart by their numbers alone. */
const MOST_OF_NAME = 2000
const ID_CARD = /^\d{17}[\dX]$/i
const MOBILE = /^1\d{10}$/
const ACCUSED = '6'

/** People by a whole number or a whole name, as far as their petitions are within the caller's reach. */
export async function findPetitioners(ask: Ask<Asked>): Promise<CallAnswer<typeof searchPeople>> {
  const { args, caller, db, services, request } = ask
  if (isOfficer(caller)) refuse('forbidden')
  const { by, is } = wayOf(args.words, services.fieldKeys)
  const action = `查询信访人（按${by}）：${REVEAL_REASONS[args.reason]}，${args.reasonText}`
  const about = { objectType: 'search', objectId: 'person', address: request.ip }
  await recordAudit(db, { ...actorOf(caller), action, ...about })
  const rows = await rowsOf(ask, is)
  const people = new Map<string, Person>()
  for (const row of rows.slice(0, MOST)) {
    const known = people.get(keyOf(row)) ?? shownPerson(ask, row)
    people.set(keyOf(row), { ...known, petitions: [...known.petitions, petitionOf(row)] })
  }
  return { more: rows.length > MOST, people: [...people.values()] }
}

/** By what somebody is looked for: never by a part of a number, lest numbers are guessed digit by digit. */
function wayOf(words: string, keys: FieldKeys): { by: string; is: RawBuilder<boolean> } {
  const among = (column: string, digests: readonly string[]) =>
    sql<boolean>`${sql.ref(column)} = any(${digests}::text[]) and ${sql.ref(column)} <> ''`
  if (ID_CARD.test(words)) return { by: '证件号', is: among('person.id_card_hash', idCardDigests(keys, words)) }
  if (MOBILE.test(words)) return { by: '手机号', is: among('person.mobile_hash', mobileDigests(keys, words)) }
  if ([...words].length < SHORTEST_WORD || /\d/.test(words)) refuseRule('请输入完整的姓名、18位身份证号或11位手机号')
  return { by: '姓名', is: sql<boolean>`person.name = ${words}` }
}

interface Row {
  readonly petition_id: string
  readonly seq: number
  readonly name: string
  readonly id_card: string
  readonly mobile: string
  readonly id_card_hash: string
  readonly mobile_hash: string
  readonly petition_no: string
  readonly summary: string
  readonly state_name: string
  readonly registered_at: Date
}

const SUMMARY_SHOWN = 60

async function rowsOf({ db, caller }: Ask<Asked>, is: RawBuilder<boolean>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with person as materialized (
      select * from petition_person as person
      where person.province_code = ${caller.provinceCode} and person.role <> ${ACCUSED} and ${is}
      order by person.petition_id desc limit ${MOST_OF_NAME})
    select person.petition_id, person.seq, person.name, person.id_card, person.mobile, person.id_card_hash,
      person.mobile_hash, petition.petition_no, left(petition.summary, ${SUMMARY_SHOWN}) as summary,
      ${codeName('DM_XFJZT', 'petition.state')} as state_name, petition.registered_at
    from person join petition on petition.province_code = person.province_code and petition.id = person.petition_id
    where petition.petition_no <> '' and ${isVisible(caller)}
    order by petition.registered_at desc, petition.id desc limit ${MOST + 1}`.execute(db)
  return rows
}

/** Who has the same number is the same person; of others each petition stands for itself. */
const keyOf = ({ id_card_hash, mobile_hash, name, petition_id, seq }: Row): string =>
  id_card_hash || (mobile_hash ? `${name} ${mobile_hash}` : `${petition_id} ${seq}`)

function shownPerson({ caller, services }: Ask<Asked>, row: Row): Person {
  const place = { provinceCode: caller.provinceCode, petitionId: row.petition_id, seq: row.seq }
  const { idCard, mobile } = openNumbers(services.fieldKeys, place, row)
  return {
    name: maskName(row.name),
    idCard: idCard && maskIdCard(idCard),
    mobile: mobile && maskMobile(mobile),
    petitions: [],
  }
}

const petitionOf = ({ petition_no, summary, state_name, registered_at }: Row): Person['petitions'][number] => ({
  petitionNo: petition_no,
  summary,
  stateName: state_name,
  registeredOn: dayOf(registered_at),
})
