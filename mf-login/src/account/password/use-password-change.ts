import { notify, readSaved, save } from '@portal/shared-lib'
import {
  PASSWORD_TEXTS,
  PASSWORD_WORDS,
  type PasswordChange,
  type PasswordProblem,
  passwordChangeProblem,
} from '@portal/shared-lib/contract/rules/password'
import { type FormEvent, useState } from 'react'
import { useAccountUpdatePasswordMutation } from '../api'
import { useSubmit } from '../form/use-submit'

type Entered = Required<PasswordChange>
export type PasswordFieldName = keyof Entered

const EMPTY: Entered = { oldPassword: '', newPassword: '', confirmation: '' }

/** Whether the portal lets nobody past who has not changed the password. */
const isFirstUse = () => readSaved('forceUpdate') === '1'

/** A change of password: what is entered, the first thing wrong with it, and what the server says. */
export function usePasswordChange(onDone: () => void, goTo: (field: PasswordFieldName) => void) {
  const [firstUse] = useState(isFirstUse)
  const [entered, setEntered] = useState(EMPTY)
  const [problem, setProblem] = useState<PasswordProblem>()
  const [updatePassword] = useAccountUpdatePasswordMutation()
  const { submit, busy, said, say } = useSubmit(updatePassword)

  const show = (found: PasswordProblem | undefined) => {
    setProblem(found)
    if (found) goTo(found.field)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    say(undefined)
    const change = trimmed(entered)
    const found = passwordChangeProblem(change, firstUse ? PASSWORD_WORDS.firstUse : PASSWORD_WORDS.usual)
    show(found)
    if (found) return
    const { oldPassword, newPassword } = change
    const refusal = await submit({ oldPassword, newPassword }, PASSWORD_TEXTS.changed)
    if (refusal === undefined) return finish()
    if (refusal !== PASSWORD_TEXTS.wrong) return
    say(undefined)
    show({ field: 'oldPassword', text: refusal })
  }
  const finish = () => {
    setEntered(EMPTY)
    save('forceUpdate', '0')
    if (firstUse) notify.success(PASSWORD_TEXTS.changed)
    onDone()
  }
  const change = (field: PasswordFieldName, value: string) => {
    setEntered(before => ({ ...before, [field]: value }))
    if (problem?.field === field) setProblem(undefined)
  }
  return { firstUse, entered, problem, busy, said, send, change }
}

const trimmed = ({ oldPassword, newPassword, confirmation }: Entered): Entered => ({
  oldPassword: oldPassword.trim(),
  newPassword: newPassword.trim(),
  confirmation: confirmation.trim(),
})
