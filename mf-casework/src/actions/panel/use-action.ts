import { newId, type PortalError } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { useEntryForm, useSavedDraft, useTyped, useWatch } from '@portal/shared-lib/ui-form'
import { useRef, useState } from 'react'
import type { About, ActionForm, Values } from '../form'
import { problemsOf } from '../problems'
import { argsOf, initialValues } from '../values'
import { type Acted, act, callOf, readAgain, savedAs } from './act'
import { useLock } from './use-lock'

export interface Filling {
  readonly form: ActionForm
  readonly about: About
  /** What was submitted before and sent back; the form begins with it. */
  readonly before: Values | undefined
  readonly todoId: string
  /** With what came of it. */
  readonly onDone: (acted: Acted) => void
}

/** An action while it is filled in: what is typed, what is wrong with it, and what somebody else did meanwhile. */
export function useAction({ form, about, before, todoId, onDone }: Filling) {
  const { petitionNo } = about.petition
  const { version } = about.proceeding ?? about.petition
  const start = () => ({ ...initialValues(form, about), ...before })
  const [first] = useState(start)
  const [isTyped, setTyped] = useState(false)
  const [typedAt, setTypedAt] = useState(0)
  const [isRestored, setRestored] = useState(false)
  const [error, setError] = useState<PortalError>()
  /** The version on which the user is writing. */
  const [seen, setSeen] = useState(version)
  const requestId = useRef(newId())
  const isSent = useRef(false)

  const send = async (entered: Values) => {
    setError(undefined)
    const { paperId = '', ...args } = argsOf(form, entered, about)
    const on = about.proceeding && { proceedingId: about.proceeding.id }
    const acting = { petitionNo, version: seen, todoId, paperId: String(paperId), requestId: requestId.current, ...on }
    const acted = await act(form, acting, args)
    if (acted.refused) {
      refuse(acted.refused)
      return { error: acted.refused }
    }
    // What is pressed until the panel is gone sends nothing more.
    isSent.current = true
    // Closed first: that what it led to is read again is nothing that somebody else did.
    const forgotten = forget()
    onDone(acted)
    await forgotten
    return undefined
  }
  /** What was sent is done once: only what was refused can be sent again. */
  const refuse = (refused: PortalError) => {
    if (!refused.retry) requestId.current = newId()
    if (refused.code === errors.changedMeanwhile.code) readAgain()
    setError(refused)
  }

  const entries = useEntryForm<Values>({
    values: first,
    problemsOf: entered => problemsOf(form, entered, about),
    send,
    names: callOf(form).send,
  })
  const values: Values = useWatch({ control: entries.form.control })
  const { isBusy } = entries
  // What nobody has typed into is about the case as it is now.
  if (seen !== version && typedAt === 0 && !isRestored && !isBusy && !error) setSeen(version)
  const heldBy = useLock(petitionNo, typedAt)
  useTyped(entries.form, () => {
    setTyped(true)
    setTypedAt(Date.now())
  })
  const forget = useSavedDraft(
    savedAs([petitionNo, about.proceeding?.id].filter(Boolean).join(' '), form.name),
    values,
    isTyped,
    kept => {
      entries.form.reset({ ...entries.form.getValues(), ...kept })
      setTyped(true)
      setRestored(true)
    },
  )

  return {
    entries,
    values,
    error,
    heldBy,
    isBusy,
    isRestored,
    isTyped,
    submit: () => {
      if (!isSent.current) void entries.submit()
    },
    /** Somebody has done something since: what is typed stands beside it until the user goes on. Not what is being sent. */
    changedSince: seen === version || isBusy ? undefined : seen,
    goOn: () => {
      setSeen(version)
      setError(undefined)
    },
    /** Fills in some entries, as if it were typed. */
    fill: (filled: Values) => {
      entries.form.reset({ ...entries.form.getValues(), ...filled })
      setTyped(true)
      setTypedAt(Date.now())
    },
    startAnew: async () => {
      await forget()
      entries.form.reset(start())
      setTyped(false)
      setRestored(false)
    },
  }
}
