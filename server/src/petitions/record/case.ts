import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { petition } from '@portal/shared-lib/contract/petitions'
import type { ExtraField, ExtraValue, ExtraValues } from '@portal/shared-lib/contract/rules/extra-fields'
import { maskAddress, maskIdCard, maskMobile, maskName } from '@portal/shared-lib/contract/rules/masks'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { codeName } from '../../platform/tables/names'
import { limitShown } from '../clocks/lamps/lamps'
import { attachmentsOf } from './attachments'
import { marksOf } from './marks'
import { countNotes } from './notes'
import { openNumbers } from './personal-data'
import { REACHED, reachedOf } from './reached'
import { shownField } from './registered-field'
import { handlesPetition, petitionsVisibleTo, refusePetition } from './scope'
import { IS_TERMINATED } from './terminated'

/** The main petitioner's place among the people of a petition. */
const MAIN = 1

/** A petition as its case page shows it; personal data in full only to whoever has it to handle. */
export async function readCase(
  db: Db,
  caller: Caller,
  petitionNo: string,
  { now, fieldKeys, config }: Pick<Services, 'now' | 'fieldKeys' | 'config'>,
): Promise<CallAnswer<typeof petition>> {
  const row = (await caseOf(db, caller, petitionNo).executeTakeFirst()) ?? refusePetition()
  const {
    id,
    dueAt,
    calm_at,
    yellow_at,
    orange_at,
    registeredAt,
    name,
    id_card,
    mobile: sealedMobile,
    address,
    extra,
    ...rest
  } = row
  const { repeatFlag, jointLetter, collectiveVisit, walledOff, marks, isLeaderCase, isExtended, ...others } = rest
  const { isTerminated, sent, signed, accepted, answered, delivered, closed, ...plain } = others
  const at = { provinceCode: caller.provinceCode, petitionId: id, seq: MAIN }
  const numbers = openNumbers(fieldKeys, at, { id_card, mobile: sealedMobile })
  const personal = { name, address, ...numbers }
  const isHandler = await handlesPetition(db, caller, id)
  const { name: petitioner, ...shown } = isHandler ? personal : masked(personal, plain.anonymous)
  return {
    ...plain,
    ...shown,
    petitioner,
    ...limitShown(dueAt, { calm_at, yellow_at, orange_at }, now()),
    registeredAt: dateTimeOf(registeredAt),
    dueAt: dueAt && dateTimeOf(dueAt),
    attachments: await attachmentsOf(db, caller, id),
    extra: shownExtra(config, extra),
    flags: [
      ...marks,
      ...marksOf({ repeatFlag, jointLetter, collectiveVisit, walledOff }),
      ...(isLeaderCase ? ['leaderCase'] : []),
      ...(isExtended ? ['extended'] : []),
      ...(isTerminated ? ['terminatedMatter'] : []),
    ],
    holders: await holdersOf(db, caller, id),
    isHandler,
    noteCount: await countNotes(db, caller, id),
    reached: reachedOf({ sent, signed, accepted, answered, delivered, closed }),
  }
}

function caseOf(db: Db, caller: Caller, petitionNo: string) {
  return petitionsVisibleTo(db, caller)
    .where('petition_no', '=', petitionNo)
    .innerJoin('petition_person as main', join =>
      join
        .onRef('main.province_code', '=', 'petition.province_code')
        .onRef('main.petition_id', '=', 'petition.id')
        .on('main.seq', '=', MAIN),
    )
    .innerJoin('person', 'person.id', 'petition.register_person_id')
    .innerJoin('organisation', 'organisation.id', 'petition.register_org_id')
    .select(['petition.id', 'petition_no as petitionNo', 'petition.version', 'state', 'due_at as dueAt', 'anonymous'])
    .select(['calm_at', 'yellow_at', 'orange_at'])
    .select(['petition_date as petitionDate', 'registered_at as registeredAt', 'person_count as personCount'])
    .select(['user_name as registeredBy', 'company_name as registeredAtOrganisation', 'summary', 'request'])
    .select(['main.name', 'main.id_card', 'main.mobile', 'main.address', 'petition.extra'])
    .select([codeName('DM_XFJZT', 'state').as('stateName'), shownField('channel').as('channelName')])
    .select([shownField('purpose').as('purposeName'), shownField('category').as('categoryName')])
    .select([shownField('placeRegion').as('placeName'), codeName('DM_BJLX', 'close_type').as('closeTypeName')])
    .select(['petition.channel', 'petition.flags as marks', 'repeat_flag as repeatFlag', 'joint_letter as jointLetter'])
    .select(['collective_visit as collectiveVisit', 'walled_off as walledOff', 'legal_class as legalClass'])
    .select(['statutory_route as route', 'archive_no as archiveNo', 'original_text as originalText'])
    .select([LEAD.as('leadOrganisation'), MERGED_INTO.as('mergedInto')])
    .select(REACHED)
    .select([IS_LEADER_CASE.as('isLeaderCase'), IS_EXTENDED.as('isExtended'), IS_TERMINATED.as('isTerminated')])
}

/** SQL for the organisation with which it lies. */
const LEAD = sql<string>`coalesce((
  select company_name from organisation as lead where lead.id = petition.lead_org_id and petition.end_state = ''), '')`

const MERGED_INTO = sql<string>`coalesce((
  select into_one.petition_no from petition as into_one
  where into_one.province_code = petition.province_code and into_one.id = petition.merged_into), '')`

const IS_LEADER_CASE = sql<boolean>`exists (
  select from leader_case where leader_case.province_code = petition.province_code
    and leader_case.petition_id = petition.id and leader_case.result = '')`

const IS_EXTENDED = sql<boolean>`exists (
  select from clock where clock.province_code = petition.province_code and clock.petition_id = petition.id
    and clock.extended_days > 0)`

interface Personal {
  name: string
  idCard: string
  mobile: string
  address: string
}

const masked = ({ name, idCard, mobile, address }: Personal, anonymous: boolean): Personal => ({
  name: anonymous ? name : maskName(name),
  idCard: maskIdCard(idCard),
  mobile: maskMobile(mobile),
  address: maskAddress(address),
})

type Described = Pick<Config, 'extraFields' | 'codeTables'>

/** What a province registers beside, in its order and words; what it no longer describes is not shown. */
const shownExtra = (config: Described, extra: ExtraValues): { label: string; value: string }[] =>
  config.extraFields.flatMap(field => {
    const value = extra[field.name]
    return value === undefined ? [] : [{ label: field.label, value: wordsOf(config, field, value) }]
  })

function wordsOf({ codeTables }: Described, { table }: ExtraField, value: ExtraValue): string {
  if (typeof value === 'boolean') return value ? '是' : '否'
  const items = codeTables.find(one => one.table === table)?.items ?? []
  const named = (code: string) => items.find(item => item.code === code)?.name ?? code
  return [value].flat().map(String).map(named).join('、')
}

/** Who has a petition to handle: department and person of each open to-do, a department alone where nobody claimed it. */
async function holdersOf(db: Db, { provinceCode }: Caller, petitionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('todo')
    .innerJoin('department', 'department.id', 'todo.dept_id')
    .innerJoin('organisation', 'organisation.id', 'todo.org_id')
    .leftJoin('person', 'person.id', 'todo.person_id')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('done_at', 'is', null)
    .where('family', '=', 'db')
    .orderBy('todo.id')
    .select(['company_name as organisation', 'dept_name as department'])
    .select(eb => eb.fn.coalesce('user_name', sql<string>`''`).as('person'))
    .execute()
  return [
    ...new Set(rows.map(({ organisation, department, person }) => `${organisation}${department} ${person}`.trim())),
  ]
}
