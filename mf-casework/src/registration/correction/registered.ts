import type { CorrectArgs } from '@portal/shared-lib/contract/calls/actions'
import type { RegisteredFormAnswer } from '@portal/shared-lib/contract/calls/correction'
import { CHANNEL_STAYS } from '@portal/shared-lib/contract/rules/petition-forms'
import type { Correcting } from '../engine/correcting'
import type { FormValues } from '../engine/form-values'

export type Registered = RegisteredFormAnswer

const FROM_OTHERS = '由其他系统转来，来源不能修改'

/** What stays as it was registered, and why. */
const lockedIn = ({ isImported }: Registered): Readonly<Record<string, string>> => ({
  channel: CHANNEL_STAYS,
  ...(isImported && { sourceType: FROM_OTHERS, sourceOrgId: FROM_OTHERS, sourceNo: FROM_OTHERS }),
})

/** What the fields of the form look up. */
export const contextOf = (registered: Registered): Correcting => ({
  petitionNo: registered.petitionNo,
  locked: lockedIn(registered),
  files: registered.files,
})

/** What the form begins with. */
export function beginningOf({ values }: Registered): FormValues {
  // The form keeps what it holds in place; an answer is nobody's to change.
  const { inspection, reception, ...rest } = JSON.parse(JSON.stringify(values)) as Registered['values']
  return {
    ...rest,
    ...(inspection && { inspection }),
    ...(reception && { reception }),
    correction: { reason: '', withdrawn: [] },
  } as FormValues
}

/** Arguments of the parts that some forms have, and why it is corrected. */
export const partsOf = ({ inspection, reception, correction }: FormValues) =>
  ({
    ...(inspection && { inspection }),
    ...(reception && { reception }),
    reason: correction?.reason ?? '',
    withdrawnFileIds: [...(correction?.withdrawn ?? [])],
  }) satisfies Partial<CorrectArgs>
