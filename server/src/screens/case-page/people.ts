import type { people } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { maskAddress, maskIdCard, maskMobile, maskName } from '@portal/shared-lib/contract/rules/masks'
import { ROLE_NAMES } from '@portal/shared-lib/contract/rules/petition-fields'
import { openNumbers } from '../../petitions/record/personal-data'
import { getPetition, handlesPetition } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'

type Shown = CallAnswer<typeof people>[number]

/** Those to whom an answer is owed. */
const PETITIONERS = ['1', '2', '3']

/** The people of a petition, in full only for whoever has it to handle. */
export async function readPeople(
  db: Db,
  caller: Caller,
  petitionNo: string,
  { fieldKeys }: Pick<Services, 'fieldKeys'>,
): Promise<Shown[]> {
  const { id, anonymous } = await getPetition(db, caller, petitionNo)
  const isHandler = await handlesPetition(db, caller, id)
  const rows = await peopleOf(db, caller, id)
  return rows.map(row => {
    const place = { provinceCode: caller.provinceCode, petitionId: id, seq: row.seq }
    const personal = { name: row.name, address: row.address, ...openNumbers(fieldKeys, place, row) }
    return {
      personSeq: row.seq,
      roleName: ROLE_NAMES[row.role] ?? '',
      ...(isHandler ? personal : masked(personal, anonymous)),
      isPetitioner: !anonymous && PETITIONERS.includes(row.role),
      isReachable: [row.mobile, row.phone, row.email, row.address].some(Boolean),
    }
  })
}

interface Personal {
  readonly name: string
  readonly idCard: string
  readonly mobile: string
  readonly address: string
}

const masked = ({ name, idCard, mobile, address }: Personal, anonymous: boolean): Personal => ({
  name: anonymous ? name : maskName(name),
  idCard: maskIdCard(idCard),
  mobile: maskMobile(mobile),
  address: maskAddress(address),
})

async function peopleOf(db: Db, { provinceCode }: Caller, petitionId: string) {
  return await db
    .selectFrom('petition_person')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .orderBy('seq')
    .select(['seq', 'role', 'name', 'id_card', 'mobile', 'address', 'phone', 'email'])
    .execute()
}
