import { asPortalError, formatDay, notify } from '@portal/shared-lib'
import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import { useState } from 'react'
import { useCaseworkAnswerSimpleMutation, useCaseworkTakeSimpleMutation } from '../api'
import type { Submitted } from '../engine/use-registration'
import { useRegistering } from './use-registering'

/** answer: closed at once. limited: within the short limit. ordinary: as every other petition. */
export type SimpleWay = 'answer' | 'limited' | 'ordinary'

/** A petition has just been registered. */
const FIRST_VERSION = 1

/** Registers, and then answers or takes on what is simple enough; where that fails, it is registered all the same. */
export function useSimple() {
  const register = useRegistering('simple')
  const [answerIt] = useCaseworkAnswerSimpleMutation()
  const [takeIt] = useCaseworkTakeSimpleMutation()
  const [way, setWay] = useState<SimpleWay>('ordinary')
  const [met, setMet] = useState<readonly string[]>([])

  const send = async (submitted: Submitted): Promise<RegisterAnswer> => {
    const registered = await register(submitted)
    setWay('ordinary')
    setMet([])
    const { petitionNo, todoId, mergedInto } = registered
    if (mergedInto || way === 'ordinary') return registered
    const of = { petitionNo, todoId, version: FIRST_VERSION }
    const { answer = '', deliveryMode = '' } = submitted.values.simple ?? {}
    const done =
      way === 'answer'
        ? await answerIt({ args: { ...of, reply: answer, deliveryMode, deliveredOn: formatDay(new Date()) } })
        : await takeIt({ args: { ...of, isFirst: true, isClear: true, isUndisputed: true } })
    if (done.error)
      notify.error(
        `${petitionNo}已登记，但未能按简易程序办理：${asPortalError(done.error).message}。请在信访件中办理。`,
      )
    return registered
  }
  return { way, setWay, met, setMet, send }
}
