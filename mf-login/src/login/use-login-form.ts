import { type FormEvent, useRef, useState } from 'react'
import { EMPTY_FORM, firstProblem, type SignInForm } from './form-state'
import { useOrganisations } from './use-organisations'
import { useSignIn } from './use-sign-in'

/** Milliseconds after success at which the fields are emptied. */
const RESET_AFTER = 1200
/** What a refusal about the password says, in whichever words. */
const ABOUT_PASSWORD = '密码'

/** The sign-in form: what is entered, what is wrong, and what happens at submit. */
export function useLoginForm() {
  const [form, setForm] = useState<SignInForm>(EMPTY_FORM)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const signIn = useSignIn()
  const change = (part: Partial<SignInForm>) => setForm(before => ({ ...before, ...part }))
  const organisations = useOrganisations(form.username, organisation => change({ organisation }), setMessage)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = firstProblem(form)
    setMessage(missing?.text ?? '')
    if (missing || busy) return
    setBusy(true)
    const { problem = '' } = await signIn(form)
    setBusy(false)
    setMessage(problem)
    if (!problem) setTimeout(() => setForm(EMPTY_FORM), RESET_AFTER)
    if (problem.includes(ABOUT_PASSWORD)) enterPasswordAgain()
  }
  const enterPasswordAgain = () => {
    change({ password: '' })
    password.current?.focus()
  }
  const changeUsername = (username: string) => {
    change({ username, organisation: undefined })
    organisations.forget()
  }

  return { form, message, busy, password, organisations, change, changeUsername, submit }
}
