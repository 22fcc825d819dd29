import { type FormEvent, useRef, useState } from 'react'
import { firstProblem, type SignInForm } from './form-state'
import type { FormMode } from './modes'
import { useAttempt } from './use-attempt'
import { useFields } from './use-fields'
import { useSignIn } from './use-sign-in'

/** Milliseconds after success at which the fields are emptied. */
const RESET_AFTER = 1200
/** What a refusal about the password says, in whichever words. */
const ABOUT_PASSWORD = '密码'

/** The form of every mode: what is entered, what is wrong, and what happens at submit. */
export function useLoginForm(mode: FormMode) {
  const [message, setMessage] = useState('')
  const { busy, begin, end } = useAttempt()
  const { form, organisations, change, chooseOnly, empty } = useFields(setMessage)
  const password = useRef<HTMLInputElement>(null)
  const signIn = useSignIn()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setMessage('')
    const signal = begin()
    const problem = await attempt(signal)
    if (signal.aborted) return
    if (problem === undefined) setTimeout(startAnew, RESET_AFTER)
    else refuse(problem)
  }
  const attempt = async (signal: AbortSignal): Promise<string | undefined> => {
    const missing = firstProblem(mode, form)
    if (missing?.field !== 'organisation') return missing?.text ?? signIn(mode, form, signal)
    // A look-up that is on its way may still bring the only one.
    const { only, problem = missing.text } = await chooseOnly()
    return only ? signIn(mode, { ...form, organisation: only }, signal) : problem
  }
  const refuse = (problem: string) => {
    end()
    setMessage(problem)
    if (!problem.includes(ABOUT_PASSWORD)) return
    change({ password: '' })
    password.current?.focus()
  }
  const startAnew = () => {
    end()
    empty()
  }
  const enter = (part: Partial<SignInForm>) => {
    setMessage('')
    change(part)
  }
  const cancel = () => {
    end()
    setMessage('')
  }

  return { form, message, busy, password, organisations, enter, chooseOnly, submit, cancel }
}

export type LoginFormState = ReturnType<typeof useLoginForm>
