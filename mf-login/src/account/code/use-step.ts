import { asPortalError } from '@portal/shared-lib'
import { isCode, SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { type FormEvent, useEffect, useRef, useState } from 'react'

export type Asked = 'password' | 'code'
export type Entered = Readonly<Record<Asked, string>>

const TEXTS = SECOND_FACTOR_TEXTS
const EMPTY: Entered = { password: '', code: '' }
const CHECKS: Readonly<Record<Asked, { fits: (text: string) => boolean; text: string }>> = {
  password: { fits: password => password !== '', text: TEXTS.noPassword },
  code: { fits: isCode, text: TEXTS.malformedCode },
}
/** What the server says of a field; all else is about the whole. */
const SAID_OF: Readonly<Record<string, Asked>> = { [TEXTS.wrongPassword]: 'password', [TEXTS.wrongCode]: 'code' }

interface Problem {
  readonly field: Asked | undefined
  readonly text: string
}

/** A step that asks for the password, a code or both, and takes them to the server. */
export function useStep(asks: readonly Asked[], send: (entered: Entered) => Promise<unknown>) {
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState(EMPTY)
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const trimmed = { password: entered.password.trim(), code: entered.code.trim() }
    const found = firstProblem(asks, trimmed)
    setProblem(found)
    if (found) return
    setBusy(true)
    const refusal = await refusalOf(send(trimmed))
    setBusy(false)
    if (refusal !== undefined) setProblem({ field: SAID_OF[refusal], text: refusal })
  }
  const change = (field: Asked, value: string) => {
    setEntered(before => ({ ...before, [field]: value }))
    if (problem?.field === field) setProblem(undefined)
  }
  // The button that led here is gone, and the step may begin below what is seen.
  useEffect(() => {
    form.current?.querySelector('input')?.focus()
    form.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem])
  return { form, entered, problem, busy, submit, change }
}

function firstProblem(asks: readonly Asked[], entered: Entered): Problem | undefined {
  const field = asks.find(asked => !CHECKS[asked].fits(entered[asked]))
  return field && { field, text: CHECKS[field].text }
}

async function refusalOf(sent: Promise<unknown>): Promise<string | undefined> {
  try {
    await sent
    return undefined
  } catch (error) {
    return asPortalError(error).message
  }
}
