import { asPortalError, formatDay, notify } from '@portal/shared-lib'
import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import { useCaseworkAnswerSimpleMutation, useCaseworkTakeSimpleMutation } from '../api'
import type { Submitted } from '../engine/use-registration'
import { useRegistering } from './use-registering'

/** A petition has just been registered. */
const FIRST_VERSION = 1

/** Registers, and then answers or takes on what is simple enough; where that fails, it is registered all the same. */
export function useSimple() {
  const register = useRegistering('simple')
  const [answerIt] = useCaseworkAnswerSimpleMutation()
  const [takeIt] = useCaseworkTakeSimpleMutation()

  return async (submitted: Submitted): Promise<RegisterAnswer> => {
    const registered = await register(submitted)
    const { petitionNo, todoId, mergedInto } = registered
    const { way = 'ordinary', checklist = {}, answer = '', deliveryMode = '' } = submitted.values.simple ?? {}
    if (mergedInto || way === 'ordinary') return registered
    const of = { petitionNo, todoId, version: FIRST_VERSION }
    const replied = { reply: answer, deliveryMode, deliveredOn: formatDay(new Date()), simple: checklist }
    const done =
      way === 'answer'
        ? await answerIt({ args: { ...of, ...replied } })
        : await takeIt({ args: { ...of, ...checklist } })
    if (done.error)
      notify.error(
        `${petitionNo}已登记，但未能按简易程序办理：${asPortalError(done.error).message}。请在信访件中办理。`,
      )
    return registered
  }
}
