import type { registeredForm } from '@portal/shared-lib/contract/correction'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { REGISTRATION_FLAGS } from '@portal/shared-lib/contract/rules/marks'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import type { Db } from '../../../platform/database/connect'
import type { FieldKeys } from '../../../platform/keys/field-keys'
import type { Petition } from '../../../workflow/engine/case-file'
import { FROM_PETITIONER, isSigner, JOINT_FROM, titleOf } from '../columns'
import { valuesOf } from '../field-columns'
import { decisionsOf } from './decisions-of'
import { inspectionOf } from './inspection-of'
import { personsOf } from './persons-of'
import { receptionOf } from './reception-of'

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
