import { asPortalError, formatDay, notify, useDesktop } from '@portal/shared-lib'
import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import { reply } from '@portal/shared-lib/contract/rules/actions/reply'
import { saveText } from '@portal/shared-lib/router'
import { savedAs } from '../../actions/panel/act'
import { useCaseworkAnswerSimpleMutation, useCaseworkTakeSimpleMutation } from '../api'
import type { Submitted } from '../form-page/use-registration'
import { useRegistering } from './use-registering'

/** A petition has just been registered. */
const FIRST_VERSION = 1

/**
 * Registers, and then answers or takes on what is simple enough. Where that fails, it is registered all the same, and
 * what was written waits in the action that answers it.
 */
export function useSimple() {
  const register = useRegistering('simple')
  const [answerIt] = useCaseworkAnswerSimpleMutation()
  const userId = useDesktop()?.userId
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
    if (!done.error) return registered
    if (way === 'answer' && userId)
      await saveText(userId, savedAs(petitionNo, reply.name), { reply: answer, deliveryMode })
    const kept = way === 'answer' ? `，答复内容已留在“${reply.name}”中` : ''
    notify.error(
      `${petitionNo}已登记，但未能按简易程序办理：${asPortalError(done.error).message}。请在信访件中办理${kept}。`,
    )
    return registered
  }
}
