import { newId, type PortalError } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { useKeptDraft } from '@portal/shared-lib/ui-form'
import { useRef, useState } from 'react'
import type { About, ActionForm, Problem, Values } from '../form'
import { problemsOf } from '../problems'
import { refusedEntries } from '../refused-entries'
import { argsOf, initialValues } from '../values'
import { act, keptAs, readAgain } from './act'
import { useLock } from './use-lock'

export interface Filling {
  readonly form: ActionForm
  readonly about: About
  /** What was submitted before and sent back; the form begins with it. */
  readonly before: Values | undefined
  readonly todoId: string
  readonly onDone: () => void
}

/** An action while it is filled in: what is typed, what is wrong with it, and what somebody else did meanwhile. */
export function useAction({ form, about, before, todoId, onDone }: Filling) {
  const { petitionNo, version } = about.petition
  const [values, setValues] = useState<Values>(() => ({ ...initialValues(form, about), ...before }))
  const [isTyped, setTyped] = useState(false)
  const [typedAt, setTypedAt] = useState(0)
  const [isRestored, setRestored] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<PortalError>()
  /** The version on which the user is writing. */
  const [seen, setSeen] = useState(version)
  // What nobody has typed into is about the case as it is now.
  if (seen !== version && typedAt === 0 && !isRestored && !isBusy && !error) setSeen(version)
  const requestId = useRef(newId())
  const isUnderWay = useRef(false)
  const heldBy = useLock(petitionNo, typedAt)
  const forget = useKeptDraft(keptAs(petitionNo, form.name), values, isTyped, kept => {
    setValues(first => ({ ...first, ...kept }))
    setTyped(true)
    setRestored(true)
  })
  const problems = wasTried ? [...problemsOf(form, values, about), ...refusedEntries(form, error)] : []

  const submit = async (): Promise<readonly Problem[]> => {
    if (isUnderWay.current) return []
    setTried(true)
    const wrong = problemsOf(form, values, about)
    if (wrong.length > 0) return wrong
    isUnderWay.current = true
    setBusy(true)
    setError(undefined)
    const { paperId = '', ...args } = argsOf(form, values, about)
    const acting = { petitionNo, version: seen, todoId, paperId: String(paperId), requestId: requestId.current }
    const refused = await act(form, acting, args)
    if (refused) return refuse(refused)
    // Closed first: that what it led to is read again is nothing that somebody else did.
    const forgotten = forget()
    onDone()
    await forgotten
    return []
  }

  /** What was sent is done once: only what was refused can be sent again. */
  const refuse = (refused: PortalError): readonly Problem[] => {
    if (!refused.retry) requestId.current = newId()
    if (refused.code === errors.changedMeanwhile.code) readAgain()
    isUnderWay.current = false
    setBusy(false)
    setError(refused)
    return []
  }

  return {
    values,
    problems,
    error,
    heldBy,
    isBusy,
    isRestored,
    isTyped,
    submit,
    /** Somebody has done something since: what is typed stands beside it until the user goes on. Not what is being sent. */
    changedSince: seen === version || isBusy ? undefined : seen,
    goOn: () => {
      setSeen(version)
      setError(undefined)
    },
    change: (name: string, value: unknown) => {
      setValues(all => ({ ...all, [name]: value }))
      setTyped(true)
      setTypedAt(Date.now())
    },
    startAnew: async () => {
      await forget()
      setValues({ ...initialValues(form, about), ...before })
      setTyped(false)
      setRestored(false)
    },
  }
}
