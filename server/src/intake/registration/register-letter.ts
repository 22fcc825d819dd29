import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { registerLetter as call } from '@portal/shared-lib/contract/petitions'
import { registered } from '@portal/shared-lib/contract/registration'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { CONFIRMABLE } from '@portal/shared-lib/contract/rules/petition-rules'
import { z } from 'zod'
import type { AuditEntry } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { register } from './register'
import type { Registration } from './registration'

/** What a registrar has typed in on the short form. */
export type Letter = CallInput<typeof call>

const Typed = z.object(registered)

/** The short form has warned of the one, does not ask who is accused, and has nobody to compare the registrar with. */
const NOT_ASKED = [...CONFIRMABLE, 'V10']

/**
 * Registers a letter of one petitioner in the caller's transaction. The short form asks no decisions on earlier
 * petitions; of classified words in the petitioner's own it has warned.
 */
export async function registerLetter(
  db: Db,
  caller: Caller,
  letter: Letter,
  services: Pick<Services, 'config' | 'fieldKeys' | 'now'>,
  origin: Pick<AuditEntry, 'requestId' | 'address'> = {},
): Promise<CallAnswer<typeof call>> {
  const { petitionNo, todoId, dueAt } = await register(
    db,
    caller,
    registrationOf(letter),
    { services, origin },
    {
      judged: false,
    },
  )
  return { petitionNo, todoId, dueAt }
}

function registrationOf({ name, idCard, mobile, address, ...letter }: Letter): Registration {
  const petitioner = { role: PERSON_ROLE.main, name, idCard, mobile, address }
  const persons = letter.anonymous ? [] : [petitioner]
  return { ...Typed.parse({ ...letter, persons }), form: 'letter', confirmed: NOT_ASKED }
}
