import type { ScanAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import type { FormValues } from '../registration/engine/form-values'
import { formValueOf, pathOf } from './words'

const PERSON = 'persons.0.'

/** A form filled in with what was found in a letter. */
export function formOf({ found, barcode, scannedAt }: ScanAnswer): FormValues {
  const values = found.map(one => [pathOf(one.field), formValueOf(one)] as const)
  const person = values.filter(([path]) => path.startsWith(PERSON))
  const petition = values.filter(([path]) => !path.startsWith(PERSON))
  return {
    petitionDate: scannedAt.slice(0, 10),
    barcode,
    ...Object.fromEntries(petition),
    persons: [
      {
        role: PERSON_ROLE.main,
        ...Object.fromEntries(person.map(([path, value]) => [path.slice(PERSON.length), String(value)])),
      },
    ],
  }
}
