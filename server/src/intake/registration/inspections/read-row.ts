import type { CallInput } from '@portal/shared-lib/contract/form'
import type { importInspections } from '@portal/shared-lib/contract/inspections'
import { registered } from '@portal/shared-lib/contract/registration'
import { PERSON_ROLE, PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { missingFields } from '@portal/shared-lib/contract/rules/petition-required'
import { z } from 'zod'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Registration } from '../registration'
import { ENTRY } from '../waiting'
import { codeOf, regionOf } from './resolve'

type Args = CallInput<typeof importInspections>
type Row = Args['rows'][number]

const CHANNEL = '500'
const Typed = z.object(registered)

/** A row of a sheet as its registrar would have typed it in; refused with what is wrong or missing first. */
export async function readRow(db: Db, caller: Caller, row: Row, shared: Omit<Args, 'rows'>): Promise<Registration> {
  const { team, dueOn, accessList, extra } = shared
  const { success, data, error } = Typed.safeParse({ ...(await typedOf(db, caller, row)), extra })
  if (!success) refuseRule(error.issues[0]?.message ?? '请核对本行内容')
  const registration = {
    ...data,
    entryMode: ENTRY.import,
    form: 'inspection',
    inspection: { team, dueOn, accessList },
  } as const
  const [missing] = missingFields(registration)
  if (missing) refuseRule(missing.text)
  return { ...registration, reception: undefined }
}

async function typedOf(db: Db, { provinceCode }: Caller, row: Row) {
  const { sourceNo, petitionDate, summary, request, personCount } = row
  return {
    channel: CHANNEL,
    sourceNo,
    petitionDate,
    summary,
    request,
    anonymous: row.name === '',
    personCount: Number(personCount || 1),
    persons: personsOf(row),
    placeRegion: await regionOf(db, provinceCode, row.placeRegion),
    category: await codeOf(db, PETITION_FIELDS.category, row.category),
    purpose: await codeOf(db, PETITION_FIELDS.purpose, row.purpose),
  }
}

function personsOf({ name, idCard, mobile, address, accusedName, accusedDuty, accusedUnit }: Row) {
  const main = { role: PERSON_ROLE.main, name, idCard, mobile, address }
  const accused = { role: PERSON_ROLE.accused, name: accusedName, duty: accusedDuty, workUnit: accusedUnit }
  return [...(name ? [main] : []), ...(accusedName ? [accused] : [])]
}
