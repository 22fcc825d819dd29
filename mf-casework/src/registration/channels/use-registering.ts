import type { RegisterAnswer, RegisterArgs } from '@portal/shared-lib/contract/calls/registration'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { useCaseworkRegisterMutation } from '../api'
import { hasInterview, interviewOf } from '../engine/interview'
import type { Submitted } from '../form-page/use-registration'

/** The call that registers what came by no queue, from one form, or from an official document that came from outside. */
export function useRegistering(
  form: FormName,
  fromDocument?: RegisterArgs['fromDocument'],
): (submitted: Submitted) => Promise<RegisterAnswer> {
  const [register] = useCaseworkRegisterMutation()
  return ({ values: { inspection, reception, interview, phone, simple }, common, draftId, filing, requestId }) => {
    const args = {
      ...common,
      form,
      draftId,
      ...(inspection && { inspection }),
      ...(reception && { reception }),
      ...(interview && hasInterview(interview) && { interview: interviewOf(interview) }),
      ...(phone?.answer && { phone: { answer: phone.answer } }),
      ...(filing && { filing }),
      ...(fromDocument && { fromDocument }),
      ...(simple?.answer && simple.way !== 'answer' && { proposedAnswer: simple.answer }),
    }
    return register({ args, requestId }).unwrap()
  }
}
