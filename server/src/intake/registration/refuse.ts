import { namesOf } from '@portal/shared-lib/contract/names-of'
import { register } from '@portal/shared-lib/contract/registration'
import { wirePath } from '../../platform/http/wire-path'
import { refuseField } from '../../platform/refusal'

const NAMES = namesOf(register.args)
const INDEX = /^\d+$/

/** Refuses what stands in a field of a registration, so that the form can show it there: `persons.0.idCard`. */
export function refuseAt(field: string, text: string): never {
  const path = field.split('.').map(part => (INDEX.test(part) ? Number(part) : part))
  refuseField(text, wirePath(path, NAMES))
}
