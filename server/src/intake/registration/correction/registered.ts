import type { registeredForm } from '@portal/shared-lib/contract/correction'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { REGISTRATION_FLAGS } from '@portal/shared-lib/contract/rules/marks'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import type { Db } from '../../../platform/database/connect'
import type { FieldKeys } from '../../../platform/keys/field-keys'
import type { Petition } from '../../../workflow/engine/case-file'
import { FROM_PETITIONER, isSigner, JOINT_FROM, titleOf } from '../columns'
import { valuesOf } from '../field-columns'
import { inspectionOf } from './inspection-of'
import { personsOf } from './persons-of'

export type RegisteredValues = CallAnswer<typeof registeredForm>['values']

/**
 * What was registered, as its form takes it. What follows from other entries is left empty, so that it follows from
 * them as they are corrected. Files and the petitioner's own words are not among it: they stay.
 */
export async function registeredOf(db: Db, keys: FieldKeys, petition: Petition): Promise<RegisteredValues> {
  const persons = await personsOf(db, keys, petition)
  return {
    ...valuesOf(PETITION_FIELDS, petition),
    sourceType: petition.source_type === FROM_PETITIONER ? '' : petition.source_type,
    entryMode: '',
    title: petition.title === titleOf(petition.summary) ? '' : petition.title,
    originalText: '',
    // Of joint signers it follows.
    jointLetter: petition.joint_letter && persons.filter(isSigner).length < JOINT_FROM,
    flags: petition.flags.filter(flag => flag in REGISTRATION_FLAGS),
    fileIds: [],
    confirmed: [],
    extra: petition.extra as RegisteredValues['extra'],
    persons,
    decisions: await decisionsOf(db, petition),
    inspection: await inspectionOf(db, petition),
    reception: await receptionOf(db, petition),
  }
}

/** What was decided of earlier petitions. One that was merged and parted again is about the same matter still. */
async function decisionsOf(db: Db, { province_code, id }: Petition) {
  const rows = await db
    .selectFrom('duplicate_decision as decided')
    .innerJoin('petition as other', join =>
      join.onRef('other.province_code', '=', 'decided.province_code').onRef('other.id', '=', 'decided.other_id'),
    )
    .where('decided.province_code', '=', province_code)
    .where('decided.petition_id', '=', id)
    .orderBy('other.id')
    .select(['other.petition_no as petitionNo', 'decided.decision'])
    .execute()
  return rows.map(({ petitionNo, decision }) => ({
    petitionNo,
    decision: decision === 'copy' ? ('same' as const) : decision,
  }))
}

/** By whom, when and where a petitioner was received; undefined where no leader has. */
async function receptionOf(db: Db, { province_code, id }: Petition) {
  const found = await db
    .selectFrom('leader_reception')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', id)
    .select(['leader_id as leaderId', 'form', 'place', 'day', 'instruction', 'org_id', 'due_on'])
    .executeTakeFirst()
  if (!found) return undefined
  const { org_id, due_on, ...reception } = found
  return { ...reception, orgId: org_id ?? '', dueOn: due_on ?? undefined }
}
