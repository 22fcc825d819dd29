import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { petition } from '@portal/shared-lib/contract/petitions'
import { dateTimeOf } from '../calendar/china-time'
import { limitShown } from '../calendar/lamps'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import { codeName, regionPath } from '../tables/names'
import { attachmentsOf } from './attachments'
import { maskAddress, maskIdCard, maskMobile, maskName } from './masks'
import { handlesPetition, petitionsVisibleTo, refusePetition } from './scope'

/** A petition as its case page shows it; personal data in full only to whoever has it to handle. */
export async function readCase(
  db: Db,
  caller: Caller,
  petitionNo: string,
  now: Date,
): Promise<CallAnswer<typeof petition>> {
  const row = (await caseOf(db, caller, petitionNo).executeTakeFirst()) ?? refusePetition()
  const { id, dueAt, registeredAt, name, idCard, mobile, address, ...plain } = row
  const personal = { name, idCard, mobile, address }
  const { name: petitioner, ...shown } = (await handlesPetition(db, caller, id))
    ? personal
    : masked(personal, plain.anonymous)
  return {
    ...plain,
    ...shown,
    petitioner,
    ...limitShown(dueAt, now),
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
        .on('main.seq', '=', 1),
    )
    .innerJoin('person', 'person.id', 'petition.register_person_id')
    .innerJoin('organisation', 'organisation.id', 'petition.register_org_id')
    .select(['petition.id', 'petition_no as petitionNo', 'petition.version', 'state', 'due_at as dueAt', 'anonymous'])
    .select(['petition_date as petitionDate', 'registered_at as registeredAt', 'person_count as personCount'])
    .select(['user_name as registeredBy', 'company_name as registeredAtOrganisation', 'summary', 'request'])
    .select(['main.name', 'main.id_card as idCard', 'main.mobile', 'main.address'])
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
