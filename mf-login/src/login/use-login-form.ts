import type { SignInArgs } from '@portal/shared-lib/contract/calls/identity'
import { SIGN_IN_TEXTS } from '@portal/shared-lib/contract/rules/sign-in'
import { asPortalError } from '@portal/shared-lib/first'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { answerOf, askOrganisations } from './api'
import { enter } from './enter'
import { EMPTY_FORM, firstProblem, type SignInForm } from './form-state'
import type { FormMode } from './modes'
import { type FirstLookUp, useOrganisations } from './organisation/use-organisations'

type Proof = Pick<SignInArgs, 'password' | 'code' | 'message' | 'signature'>

/** What shows, in each mode, that the user is who the name says. */
const PROOFS: Readonly<Record<FormMode, (form: SignInForm) => Proof | Promise<Proof>>> = {
  ordinary: ({ password }) => ({ password: password.trim() }),
  code: ({ password, code }) => ({ password: password.trim(), code }),
  key: async ({ password, pin }) => {
    const { proveWithKey } = await import('../certificate/prove-with-key')
    const { sealedPassword, message, signature } = await proveWithKey(password.trim(), pin.trim())
    return { password: sealedPassword, message, signature }
  },
}

/**
 * Asks the organisation once more (type 2), proves who the user is, and signs in. Answers with what went wrong. Once
 * `signal` is given up nothing more happens.
 */
async function signIn(mode: FormMode, form: SignInForm, signal: AbortSignal): Promise<string | undefined> {
  const username = form.username.trim()
  const organisationId = form.organisation?.id ?? ''
  try {
    const { list } = await answerOf(askOrganisations({ loginAccount: username, type: '2', organisationId }))
    if (!list.length) return SIGN_IN_TEXTS.organisation
    const proof = await PROOFS[mode](form)
    await enter({ username, organisationId, ...proof }, signal)
    return undefined
  } catch (error) {
    return isKeyTrouble(error) ? error.message : asPortalError(error).message
  }
}

/** By its name: the door of keys is not loaded before somebody signs in by one. */
const isKeyTrouble = (error: unknown): error is Error => error instanceof Error && error.name === 'KeyTrouble'

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

/** One try at a time, which can be given up. */
function useAttempt() {
  const [busy, setBusy] = useState(false)
  const own = useRef<AbortController>(undefined)
  useEffect(() => () => own.current?.abort(), [])
  return {
    busy,
    /** Brings the signal that tells when it was given up. */
    begin: () => {
      const controller = new AbortController()
      own.current = controller
      setBusy(true)
      return controller.signal
    },
    end: () => {
      own.current?.abort()
      setBusy(false)
    },
  }
}

/** What is entered, and the organisations that belong to the name. */
function useFields(onProblem: (text: string) => void) {
  const [form, setForm] = useState(EMPTY_FORM)
  const organisations = useOrganisations(form.username.trim(), onProblem)
  return {
    form,
    organisations,
    /** Another name has other organisations. */
    change: (part: Partial<SignInForm>) => {
      const renamed = part.username !== undefined
      if (renamed) organisations.forget()
      setForm(before => ({ ...before, ...(renamed && { organisation: undefined }), ...part }))
    },
    /** Chooses the organisation where the first look-up brings one only. */
    chooseOnly: async (): Promise<FirstLookUp> => {
      const { only, problem } = await organisations.lookUp()
      if (only) setForm(before => ({ ...before, organisation: only }))
      return { only, problem }
    },
    empty: () => {
      setForm(EMPTY_FORM)
      organisations.forget()
    },
  }
}
