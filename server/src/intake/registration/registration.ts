import type { CallInput } from '@portal/shared-lib/contract/form'
import type { register } from '@portal/shared-lib/contract/registration'
import type { AuditEntry } from '../../platform/audit/record'
import type { Services } from '../../platform/services'

type Args = CallInput<typeof register>

/** What a registrar has typed in, as far as the contract can check it. */
export type Registration = Omit<Args, NotStored | 'confirmed'> & { readonly confirmed: readonly string[] }

/** What else comes with the call, and is no part of the petition itself. */
type NotStored = 'draftId' | 'filing' | 'interview' | 'phone' | 'fromDocument' | 'proposedAnswer'

export type PersonArgs = Args['persons'][number]

/** What a registration needs beside what was typed in. */
export interface RegistrationContext {
  readonly services: Pick<Services, 'config' | 'fieldKeys' | 'now'>
  readonly origin: Pick<AuditEntry, 'requestId' | 'address'>
}

/** A petition that has waited to be registered: a ticket, an online item, a scan. */
export interface Waiting {
  readonly petitionId: string
  readonly version: number
  /** From when its limit counts. */
  readonly receivedAt?: Date
}
