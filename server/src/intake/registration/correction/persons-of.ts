import { fieldsOf } from '@portal/shared-lib/contract/field-schema'
import { PERSON_FIELDS, PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { openNumbers } from '../../../petitions/record/personal-data'
import type { Db } from '../../../platform/database/connect'
import type { Database } from '../../../platform/database/schema'
import type { FieldKeys } from '../../../platform/keys/field-keys'
import type { Petition } from '../../../workflow/engine/case-file'
import { valuesOf } from '../field-columns'
import { fromIdCard, isResident, OVERSEAS } from '../persons'
import type { PersonArgs } from '../registration'

type Row = Selectable<Database['petition_person']>

const Person = z.object(fieldsOf(PERSON_FIELDS))
const NOBODY = Person.parse({ role: PERSON_ROLE.main })

/** Who was registered, the main petitioner first; without a name where the petition has none. */
export async function personsOf(
  db: Db,
  keys: FieldKeys,
  { province_code, id, anonymous }: Petition,
): Promise<PersonArgs[]> {
  const rows = await db
    .selectFrom('petition_person')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', id)
    .orderBy('seq')
    .selectAll()
    .execute()
  const persons = rows.map(row => personOf(keys, row))
  return anonymous ? [NOBODY, ...persons.slice(1)] : persons
}

function personOf(keys: FieldKeys, row: Row): PersonArgs {
  const place = { provinceCode: row.province_code, petitionId: row.petition_id, seq: row.seq }
  const { idCard, mobile } = openNumbers(keys, place, row)
  return {
    ...valuesOf(PERSON_FIELDS, row),
    idCard,
    mobile,
    ...identityOf(row, idCard),
    ...(Object.fromEntries(OVERSEAS.map(mark => [mark, row.overseas.includes(mark)])) as Marks),
  }
}

type Marks = Pick<PersonArgs, (typeof OVERSEAS)[number]>

/** What an ID card tells by itself is left empty. */
function identityOf({ cert_type, gender, birth_date }: Row, idCard: string) {
  const told = isResident(cert_type) ? fromIdCard({}, idCard) : { gender: '', birth_date: null }
  return {
    certType: idCard && isResident(cert_type) ? '' : cert_type,
    gender: gender === told.gender ? '' : gender,
    birthDate: birth_date === told.birth_date ? undefined : (birth_date ?? undefined),
  }
}
