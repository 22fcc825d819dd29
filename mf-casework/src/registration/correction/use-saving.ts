import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import type { Submitted } from '../form-page/use-registration'
import { useCorrectionSaveMutation } from './api'
import { partsOf, type Registered } from './registered'

/** Saves a corrected form; answers what papers that are printed of a registration need. */
export function useSaving(registered: Registered, todoId: string): (submitted: Submitted) => Promise<RegisterAnswer> {
  const [save] = useCorrectionSaveMutation()
  const { petitionNo, version, form, queryCode, dueAt, repeatFlag } = registered
  return async ({ values, common, requestId }) => {
    const args = { ...common, ...partsOf(values), petitionNo, version, form, todoId }
    await save({ args, requestId }).unwrap()
    return { petitionNo, queryCode, todoId, dueAt: dueAt ?? '', repeatFlag, mergedInto: '' }
  }
}
