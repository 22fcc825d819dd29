import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { petition } from '@portal/shared-lib/contract/petitions'
import { dateTimeOf } from '../calendar/china-time'
import { limitShown } from '../calendar/lamps'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import type { Services } from '../services'
import { codeName, regionPath } from '../tables/names'
import { attachmentsOf } from './attachments'
import { maskAddress, maskIdCard, maskMobile, maskName } from './masks'
import { openNumbers } from './personal-data'
import { handlesPetition, petitionsVisibleTo, refusePetition } from './scope'

/** The main petitioner's place among the people of a petition. */
const MAIN = 1

/** A petition as its case page shows it; personal data in full only to whoever has it to handle. */
export async function readCase(
  db: Db,
  caller: Caller,
  petitionNo: string,
  { now, fieldKeys }: Pick<Services, 'now' | 'fieldKeys'>,
): Promise<CallAnswer<typeof petition>> {
  const row = (await caseOf(db, caller, petitionNo).executeTakeFirst()) ?? refusePetition()
  const { id, dueAt, registeredAt, name, id_card, mobile: sealedMobile, address, ...plain } = row
  const at = { provinceCode: caller.provinceCode, petitionId: id, seq: MAIN }
  const numbers = openNumbers(fieldKeys, at, { id_card, mobile: sealedMobile })
  const personal = { name, address, ...numbers }
  const { name: petitioner, ...shown } = (await handlesPetition(db, caller, id))
    ? personal
    : masked(personal, plain.anonymous)
  return {
    ...plain,
    ...shown,
    petitioner,
    ...limitShown(dueAt, now(), caller.lamps),
    registeredAt: dateTimeOf(registeredAt),
    dueAt: dueAt && dateTimeOf(dueAt),
    attachments: await attachmentsOf(db, caller, id),
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
    .select(['petition_date as petitionDate', 'registered_at as registeredAt', 'person_count as personCount'])
    .select(['user_name as registeredBy', 'company_name as registeredAtOrganisation', 'summary', 'request'])
    .select(['main.name', 'main.id_card', 'main.mobile', 'main.address'])
    .select([codeName('DM_XFJZT', 'state').as('stateName'), codeName('DM_XFXS', 'channel').as('channelName')])
    .select([codeName('DM_XFMD', 'purpose').as('purposeName'), codeName('DM_NRFL', 'category').as('categoryName')])
    .select(regionPath('place_region').as('placeName'))
}

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
