import { birthDateOf } from '@portal/shared-lib/contract/rules/person'
import { PERSON_FIELDS, PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { type PersonRow, sealNumbers } from '../../petitions/record/personal-data'
import type { Db } from '../../platform/database/connect'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { columnsOf } from './field-columns'
import type { PersonArgs } from './registration'

const ANONYMOUS = '匿名'
const RESIDENT_ID_CARD = '111'
const ID_CARD = /^\d{17}[\dX]$/
/** The digit of an ID card that is odd for men. */
const GENDER_DIGIT = 16
export const OVERSEAS = ['macao', 'foreign', 'hongKong', 'taiwan', 'overseasChinese'] as const

interface OfPetition {
  readonly provinceCode: string
  readonly petitionId: string
  /** It has just been stored: nobody belongs to it yet. */
  readonly isNew?: boolean
}

/** Who belongs to a petition, each with what is known. */
export interface Persons {
  readonly anonymous: boolean
  readonly persons: readonly Partial<PersonArgs>[]
}

/** Stores who belongs to a petition, the main petitioner first, in place of whoever was stored while it waited. */
export async function storePersons(
  db: Db,
  keys: FieldKeys,
  { provinceCode, petitionId, isNew = false }: OfPetition,
  registration: Persons,
): Promise<void> {
  const before = db.deleteFrom('petition_person').where('province_code', '=', provinceCode)
  if (!isNew) await before.where('petition_id', '=', petitionId).execute()
  const rows = namedPersons(registration).map((person, index) => {
    const row: PersonRow = { provinceCode, petitionId, seq: index + 1 }
    return { province_code: provinceCode, petition_id: petitionId, seq: row.seq, ...personColumns(keys, row, person) }
  })
  await db.insertInto('petition_person').values(rows).execute()
}

/** Of an anonymous petitioner nothing is kept, whatever was typed before the box was ticked. */
function namedPersons({ anonymous, persons }: Persons): Partial<PersonArgs>[] {
  const accused = persons.filter(({ role }) => role === PERSON_ROLE.accused)
  if (anonymous) return [{ role: PERSON_ROLE.main, name: ANONYMOUS }, ...accused]
  const isMain = ({ role }: Partial<PersonArgs>) => role === PERSON_ROLE.main
  return [...persons.filter(isMain), ...persons.filter(person => !isMain(person))]
}

function personColumns(keys: FieldKeys, row: PersonRow, person: Partial<PersonArgs>) {
  const { certType = '', mobile = '' } = person
  const idCard = (person.idCard ?? '').toUpperCase()
  return {
    ...columnsOf(PERSON_FIELDS, person),
    role: person.role ?? PERSON_ROLE.main,
    cert_type: certType || (idCard && RESIDENT_ID_CARD),
    ...sealNumbers(keys, row, { idCard, mobile }),
    ...fromIdCard(person, isResident(certType) ? idCard : ''),
    overseas: OVERSEAS.filter(mark => person[mark]),
  }
}

export const isResident = (certType: string): boolean => certType === '' || certType === RESIDENT_ID_CARD

/** What an ID card tells, where nothing else was typed. */
export function fromIdCard({ gender, birthDate }: Partial<PersonArgs>, idCard: string) {
  if (!ID_CARD.test(idCard)) return { gender: gender ?? '', birth_date: birthDate ?? null }
  const told = Number(idCard[GENDER_DIGIT]) % 2 === 1 ? '1' : '2'
  return { gender: gender || told, birth_date: birthDate ?? birthDateOf(idCard) }
}
