import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { useCaseworkRegisterMutation } from '../api'
import type { Submitted } from '../engine/use-registration'

/** The call that registers what came by no queue, from one form. */
export function useRegistering(form: FormName): (submitted: Submitted) => Promise<RegisterAnswer> {
  const [register] = useCaseworkRegisterMutation()
  return ({ values: { inspection, reception }, common, draftId, filing, requestId }) => {
    const args = {
      ...common,
      form,
      draftId,
      ...(inspection && { inspection }),
      ...(reception && { reception }),
      ...(filing && { filing }),
    }
    return register({ args, requestId }).unwrap()
  }
}
