import { PHONE_TEXTS, type PhoneProblem, type Phones, phoneProblems } from '@portal/shared-lib/contract/rules/phone'
import { type FormEvent, useRef, useState } from 'react'
import { useAccountUpdateUserInfoMutation } from '../api'
import { useSubmit } from '../form/use-submit'
import { useUnsaved } from '../form/use-unsaved'

/** The numbers of a person while they are changed. */
export function usePhones({ telephone, phoneNum }: Phones) {
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState<Phones>({ telephone, phoneNum })
  const [problems, setProblems] = useState<readonly PhoneProblem[]>([])
  const [update] = useAccountUpdateUserInfoMutation()
  const { submit, busy, said, say } = useSubmit(update)
  useUnsaved('用户信息', entered.telephone !== telephone || entered.phoneNum !== phoneNum)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    say(undefined)
    const phones = { telephone: entered.telephone.trim(), phoneNum: entered.phoneNum.trim() }
    const found = phoneProblems(phones)
    setProblems(found)
    setEntered(phones)
    if (found[0]) return form.current?.querySelector<HTMLElement>(`[name=${found[0].field}]`)?.focus()
    await submit(phones, PHONE_TEXTS.saved)
  }
  const change = (field: keyof Phones, value: string) => {
    setEntered(before => ({ ...before, [field]: value }))
    setProblems(before => before.filter(problem => problem.field !== field))
  }
  return { form, entered, problems, busy, said, send, change }
}
